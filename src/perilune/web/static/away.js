// At a table: how I want to be told that it is my turn while I am away.

import { $, all, make } from "./make.js";
import { canPush, subscribe } from "./push.js";

/** @typedef {"push" | "mail" | "hook"} Kind */
/** @typedef {{ ways: Kind[], ready: Kind[], chosen: Kind[], key: string }} Told */

/** @type {Record<Kind, string>} */
const WAYS = { push: "Notify this browser", mail: "Send me an e-mail", hook: "Write to my channel" };

export class Away {
  #asked = false;
  #address;
  /** @type {Told} */
  #told = { ways: [], ready: [], chosen: [], key: "" };

  /** @param {string} table */
  constructor(table) {
    this.#address = `/table/${table}/notices`;
  }

  /**
   * Whoever has a seat may choose.
   * @param {boolean} seated
   */
  async turn(seated) {
    if (!seated) $("away").hidden = true;
    else if (!this.#asked || $("away").hidden) {
      this.#asked = true;
      this.#show(await fetch(this.#address));
    }
  }

  /** @param {Response} answer */
  async #show(answer) {
    if (!answer.ok) return;
    this.#told = await answer.json();
    const { ways, chosen, ready } = this.#told;
    const shown = ways.filter((kind) => kind !== "push" || canPush());
    $("away").hidden = shown.length === 0;
    $("away-ways").replaceChildren(...shown.map((kind) => {
      const field = Object.assign(make("input"), { type: "checkbox", value: kind, checked: chosen.includes(kind) });
      field.addEventListener("change", () => this.#choose(kind, field));
      const missing = kind !== "push" && !ready.includes(kind);
      field.disabled = missing;
      return make("label", "", field, missing ? `${WAYS[kind]} (add an address first)` : WAYS[kind]);
    }));
  }

  /**
   * @param {Kind} kind
   * @param {HTMLInputElement} field
   */
  async #choose(kind, field) {
    if (kind === "push" && field.checked && !this.#told.ready.includes("push")) {
      const trouble = await subscribe(this.#told.key);
      $("away-says").textContent = trouble;
      if (trouble) {
        field.checked = false;
        return;
      }
    }
    const kinds = all($("away-ways"), "input").flatMap((box) => (box instanceof HTMLInputElement && box.checked ? [box.value] : []));
    const answer = await fetch(this.#address, { method: "POST", body: new URLSearchParams({ kinds: kinds.join(" ") }) });
    await this.#show(answer);
    $("away-says").textContent = !answer.ok ? "This could not be saved. Try again." : kinds.length ? "You will be told." : "";
  }
}
