// The page of the rules: a field that searches them.

import { $, only } from "./make.js";
import { searchRules } from "./rules_search.js";

$("find").closest("label")?.removeAttribute("hidden");
$("find").addEventListener("input", () => { $("found").textContent = searchRules(only("main"), $("find").value); });
