// Whoever gave no name is called "You" on their own page, wherever that reads well. Others read the name that the server gave.

/** @import { LogLine, SeatPerson, Shown } from "./types.d.ts" */

const NAMELESS = /^Player \d+'*$/; // as table_form.py calls people

/**
 * What others call me, if I gave no name and am alone at this screen; else nothing.
 * @param {SeatPerson[]} people
 */
export function nameless(people) {
  const mine = people.filter((person) => person.mine);
  return mine.length === 1 && NAMELESS.test(mine[0].name) ? mine[0].name : "";
}

/**
 * A seat's name, where it stands alone.
 * @param {SeatPerson[]} people
 * @param {number} seat
 */
export function called(people, seat) {
  return people[seat].name === nameless(people) ? "You" : people[seat].name;
}

/**
 * What is told of a finished game, as it is told to me.
 * @param {string} text
 * @param {SeatPerson[]} people
 */
export function toMe(text, people) {
  const name = nameless(people);
  if (!name) return text;
  return text
    .replace(new RegExp(`^${name} wins\\b`), "You win")
    .replace(new RegExp(`^${name}'s `), "Your ")
    .replace(new RegExp(`^${name} (?=won\\b|and\\b|share\\b)|^${name}(?=$|:)`), (found) => found.replace(name, "You"))
    .replace(new RegExp(`(?<=(?:\\b(?:over|to|and|helped|hurt)|win:|,) )${name}(?=[ .,;]|$)`, "g"), "you");
}

/** @type {Record<string, string>} */
const SPECIAL = { is: "are", has: "have", does: "do", goes: "go", was: "were" };
const NO_VERBS = ["as", "its", "plus", "across", "this", "his", "hers", "theirs"];

/** Lines of the log and of a recap, as they are told to whoever gave no name: "You take", "your mine", "pays you". */
export class ToldToMe {
  /** @type {Set<string>} */
  #verbs = new Set(["is", "waits", "draws", "drops"]); // what players have been told to do: such a word after a comma goes on with the same player

  /**
   * A position with its lines told to me.
   * @template {Pick<Shown, "log" | "recap" | "gist">} Told
   * @param {Told} position
   * @param {SeatPerson[]} people
   * @returns {Told}
   */
  position(position, people) {
    const name = nameless(people);
    if (!name) return position;
    for (const [text] of position.log) this.#learn(text, people);
    return {
      ...position,
      log: position.log.map(([text, moment]) => /** @type {LogLine} */ ([this.line(text, name), moment])),
      recap: position.recap.map((text) => this.line(text, name)),
      gist: position.gist.map((text) => this.line(text, name)),
    };
  }

  /**
   * @param {string} text
   * @param {string} name - mine
   */
  line(text, name) {
    let told = text
      .replaceAll(new RegExp(`\\bof ${name}'s(?=\\.| gets?\\b)`, "g"), "of yours")
      .replaceAll(new RegExp(`(^|[.:;] )${name}'s\\b`, "g"), "$1Your")
      .replaceAll(`${name}'s `, "your ")
      .replaceAll(new RegExp(`(^|[.] |)${name}(?= |[.,:;]|$)(?: ([a-z]+s)(?= |[.,:;]))?`, "g"), (_, before, verb, at) => {
        const you = before || at === 0 ? `${before}You` : "you";
        return verb === undefined ? you : `${you} ${NO_VERBS.includes(verb) ? verb : plain(verb)}`;
      });
    if (text.startsWith(`${name} `)) {
      told = told.replaceAll(/(, (?:and )?| and )([a-z]+s)\b/g, (found, before, verb) => (this.#verbs.has(verb) ? before + plain(verb) : found));
    }
    return told;
  }

  /**
   * @param {string} text
   * @param {SeatPerson[]} people
   */
  #learn(text, people) {
    const who = people.find(({ name }) => text.startsWith(`${name} `));
    const verb = who && text.slice(who.name.length + 1).split(/[ .,:;]/)[0];
    if (verb?.endsWith("s")) this.#verbs.add(verb);
  }
}

/**
 * A verb as one says it to "you".
 * @param {string} verb - as one says it of somebody
 */
function plain(verb) {
  if (verb in SPECIAL) return SPECIAL[verb];
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith("ies") ? `${verb.slice(0, -3)}y` : verb.slice(0, -1);
}
