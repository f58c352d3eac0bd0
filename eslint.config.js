// What ESLint looks for in the scripts of the pages, their tests and the tools. Types are checked by tsc.

import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["build/**", "**/.venv*/**"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "arrow-body-style": "error",
      curly: ["error", "multi-line"],
      eqeqeq: "error",
      "no-implicit-coercion": "error",
      "no-lonely-if": "error",
      "no-param-reassign": "error",
      "no-shadow": "error",
      "no-throw-literal": "error",
      "no-unneeded-ternary": "error",
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-arrow-callback": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  { files: ["src/perilune/web/static/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["src/perilune/web/static/theme.js"], languageOptions: { sourceType: "script" } },
  { files: ["tests/web/*.js"], languageOptions: { sourceType: "script", globals: globals.browser } },
  { files: ["tests/page/*.js", "tools/*.js", "eslint.config.js"], languageOptions: { globals: globals.node } },
];
