import { expect, it } from "vitest";
import { addToTray, decodeTray, MAX_TRAY, mergeTrays, removeFromTray } from "./color-tray.ts";
import { decodeStrip, MAX_STRIP, putInStrip } from "./history-strip.ts";
import { decodeKeptWork, type KeptWork, MAX_KEPT_WORK, putWork } from "./kept-work.ts";

const work = (search: string, changedMs = 0, tool = "palette"): KeptWork => ({
  tool,
  path: `/${tool}`,
  search,
  colors: ["#000000"],
  changedMs,
});

it("[TLS-4] a change continues its own entry, and leaves other work alone", () => {
  const kept = putWork(putWork([], work("a", 1), undefined), work("other", 2), undefined);
  const next = putWork(kept, work("b", 3), "a");
  expect(next.map(({ search }) => search)).toEqual(["b", "other"]);
  expect(putWork(next, work("b", 4, "gradient"), undefined)).toHaveLength(3);
});

it("[TLS-4] keeps the newest, up to a limit, and reads back what it wrote", () => {
  const kept = Array.from({ length: 20 }, (_, at) => work(`s${at}`, at)).reduce<readonly KeptWork[]>(
    (list, entry) => putWork(list, entry, undefined),
    [],
  );
  expect(kept).toHaveLength(MAX_KEPT_WORK);
  expect(kept[0]?.search).toBe("s19");
  expect(decodeKeptWork(JSON.stringify(kept))).toEqual(kept);
});

it.each([
  null,
  "",
  "{",
  "{}",
  '[{"tool":1}]',
  JSON.stringify([{ ...work("a"), path: "//elsewhere.example" }]),
])("[TLS-4] stored text that cannot be read is no work: %s", (text) => {
  expect(decodeKeptWork(text)).toEqual([]);
});

it("[TLS-11] the tray holds a color once, however it is written", () => {
  const tray = ["red", "#00f", "#ff0000"].reduce<readonly string[]>(addToTray, []);
  expect(tray).toEqual(["#ff0000", "#00f"]);
  expect(addToTray(tray, "no color")).toBe(tray);
  expect(removeFromTray(tray, "#00f")).toEqual(["#ff0000"]);
});

it("[TLS-11] the tray has an end, merges, and survives bad storage", () => {
  const many = Array.from({ length: 60 }, (_, at) => `rgb(${at} 0 0)`).reduce<readonly string[]>(
    addToTray,
    [],
  );
  expect(many).toHaveLength(MAX_TRAY);
  expect(mergeTrays(["red", "blue"], ["blue", "lime"])).toEqual(["red", "blue", "lime"]);
  expect(decodeTray('["red", 5, "nonsense"]')).toEqual(["red"]);
  expect(decodeTray("{")).toEqual([]);
});

it("[PAL] the strip keeps its order, and going back adds nothing", () => {
  const entry = (name: string) => ({ search: `c=${name}`, colors: [name] });
  const strip = ["a", "b", "c"].map(entry).reduce(putInStrip, []);
  expect(putInStrip(strip, entry("a"))).toBe(strip);
  expect(putInStrip(strip, { search: "c=a&view=use", colors: ["a"] }).map(({ search }) => search)).toEqual([
    "c=a&view=use",
    "c=b",
    "c=c",
  ]);
  const long = Array.from({ length: 40 }, (_, at) => entry(String(at))).reduce(putInStrip, []);
  expect(long).toHaveLength(MAX_STRIP);
  expect(decodeStrip(JSON.stringify(long))).toEqual(long);
  expect(decodeStrip("nonsense")).toEqual([]);
});
