// The comparisons in the background: how far they are, with a way to stop each, and the report when it is done.

import { $, make, makeButton } from "./make.js";
import { readTrouble } from "./trouble.js";

/** @import { StudioJob, StudioJobs } from "./types.d.ts" */

const EVERY = 700; // milliseconds between two looks, while something runs

export class Jobs {
  /** @type {(says: string) => void} */
  #complain;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #next;

  /** @param {(says: string) => void} complain */
  constructor(complain) {
    this.#complain = complain;
    this.#take(fetch("/studio/jobs"));
  }

  /**
   * Begin a comparison.
   * @param {string} box
   * @param {object} asked
   */
  async start(box, asked) {
    await this.#take(fetch(`/studio/box/${box}/compare`, { method: "POST", body: JSON.stringify(asked) }));
    $("jobs").scrollIntoView({ block: "nearest" }); // it stands below the button, often out of sight
  }

  /** @param {Promise<Response>} coming */
  async #take(coming) {
    clearTimeout(this.#next);
    const answer = await coming.catch(() => null);
    if (!answer?.ok) {
      this.#complain(answer ? await readTrouble(answer) : "The server is not answering. Try again in a moment.");
      return;
    }
    /** @type {StudioJobs} */
    const { jobs } = await answer.json();
    $("jobs").replaceChildren(...jobs.map((job) => this.#line(job)));
    if (jobs.some((job) => job.state === "running")) this.#next = setTimeout(() => this.#take(fetch("/studio/jobs")), EVERY);
  }

  /** @param {StudioJob} job */
  #line(job) {
    const line = make("li", job.state, make("b", "", job.title));
    if (job.state === "running") {
      const bar = make("progress");
      bar.max = job.total;
      bar.value = job.done;
      bar.setAttribute("aria-label", `${job.done} of ${job.total} games`);
      const stop = () => { this.#take(fetch(`/studio/jobs/${job.id}/stop`, { method: "POST" })); };
      const told = [`${job.done} of ${job.total} games`, job.left].filter(Boolean).join(", ");
      line.append(bar, make("span", "quiet", told), makeButton("plain", stop, "Stop"));
    } else {
      line.append(make("span", "quiet", job.says));
    }
    if (job.report) {
      const link = make("a", "", "Read the report");
      link.href = job.report;
      line.append(link);
    }
    return line;
  }
}
