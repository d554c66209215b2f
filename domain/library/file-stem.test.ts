import { expect, it } from "vitest";
import { fileStem } from "./file-stem.ts";

it.each([
  ["Ink over rose", "ink-over-rose"],
  ["Flame of Prometheus and Habañero", "flame-of-prometheus-and-habanero"],
  ["Qíndān and Shuǐlóngyín, from China", "qindan-and-shuilongyin-from-china"],
  ["Pale King’s Blue", "pale-kings-blue"],
  ["../etc/<b>“x”</b>", "etc-b-x-b"],
  ["красный 🌊", "palette"],
  ["", "palette"],
])("[TLS-10] a file of %j is called %s", (title, stem) => {
  expect(fileStem(title, "palette")).toBe(stem);
});
