// Small sounds, made here: a piece that moves, a wheel that turns, a rocket that leaves, an asteroid that strikes, and that it is my turn. Silent unless somebody wants them.

import { $ } from "./make.js";

/** @typedef {"move" | "spin" | "leave" | "strike" | "turn"} Sound */

/** @type {Record<Sound, { from: number, to: number, time: number, shape: OscillatorType, loud: number }>} */
const SOUNDS = { // pitches in hertz, seconds, and how loud
  move: { from: 420, to: 300, time: 0.09, shape: "triangle", loud: 0.12 },
  spin: { from: 180, to: 640, time: 0.5, shape: "sine", loud: 0.08 },
  leave: { from: 70, to: 240, time: 1.1, shape: "sawtooth", loud: 0.07 },
  strike: { from: 240, to: 45, time: 0.7, shape: "sawtooth", loud: 0.09 },
  turn: { from: 660, to: 880, time: 0.28, shape: "sine", loud: 0.14 },
};
const KEY = "sound";
/** @type {AudioContext | null} */
let speaker = null;

/** Let the setting of the page switch sounds on and off. */
export function listenToSound() {
  $("sound").checked = wanted();
  $("sound").addEventListener("change", () => {
    localStorage.setItem(KEY, $("sound").checked ? "yes" : "no");
    play("turn");
  });
}

/** @param {Sound} sound */
export function play(sound) {
  if (!wanted() || document.hidden) return;
  speaker ??= new AudioContext();
  const { from, to, time, shape, loud } = SOUNDS[sound];
  const [now, tone, volume] = [speaker.currentTime, speaker.createOscillator(), speaker.createGain()];
  tone.type = shape;
  tone.frequency.setValueAtTime(from, now);
  tone.frequency.exponentialRampToValueAtTime(to, now + time);
  volume.gain.setValueAtTime(loud, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + time);
  tone.connect(volume).connect(speaker.destination);
  tone.start(now);
  tone.stop(now + time);
}

function wanted() {
  return localStorage.getItem(KEY) === "yes";
}
