// The page of the rules: a field that searches them.

import { $ } from "./make.js";
import { search } from "./rules.js";

$("find").closest("label").hidden = false;
$("find").addEventListener("input", () => { $("found").textContent = search(document.querySelector("main"), $("find").value); });
