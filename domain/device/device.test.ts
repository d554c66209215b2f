import { expect, it } from "vitest";
import {
  addToTray,
  decodeTray,
  MAX_TRAY,
  mergeTrays,
  removeFromTray,
  trayColorOf,
  trayEntry,
  trayNameOf,
} from "./color-tray.ts";
import { decodeStrip, MAX_STRIP, putInStrip } from "./history-strip.ts";
import { decodeStoredWork, MAX_STORED_WORK, putWork, type StoredWork } from "./stored-work.ts";

const work = (search: string, changedMs = 0, tool = "palette"): StoredWork => ({
  tool,
  path: `/${tool}`,
  search,
  colors: ["#000000"],
  changedMs,
});

it("[TLS-4] a change replaces its own entry and no other", () => {
  const kept = putWork(putWork([], work("a", 1), undefined), work("other", 2), undefined);
  const next = putWork(kept, work("b", 3), "a");
  expect(next.map(({ search }) => search)).toEqual(["b", "other"]);
  expect(putWork(next, work("b", 4, "gradient"), undefined)).toHaveLength(3);
});

it("[TLS-4] stores the newest entries up to a limit, and reads back what it wrote", () => {
  const kept = Array.from({ length: 20 }, (_, at) => work(`s${at}`, at)).reduce<readonly StoredWork[]>(
    (list, entry) => putWork(list, entry, undefined),
    [],
  );
  expect(kept).toHaveLength(MAX_STORED_WORK);
  expect(kept[0]?.search).toBe("s19");
  expect(decodeStoredWork(JSON.stringify(kept))).toEqual(kept);
});

it.each([
  null,
  "",
  "{",
  "{}",
  '[{"tool":1}]',
  JSON.stringify([{ ...work("a"), path: "//elsewhere.example" }]),
])("[TLS-4] stored text that cannot be read counts as no work: %s", (text) => {
  expect(decodeStoredWork(text)).toEqual([]);
});

it("[TLS-11] the tray holds a color once, whatever its notation", () => {
  const tray = ["red", "#00f", "#ff0000"].reduce<readonly string[]>(addToTray, []);
  expect(tray).toEqual(["#ff0000", "#00f"]);
  expect(addToTray(tray, "no color")).toBe(tray);
  expect(removeFromTray(tray, "#00f")).toEqual(["#ff0000"]);
});

it("[TLS-11] the tray is limited, can be merged, and survives corrupt storage", () => {
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

it("[PAL-1] [TLS-11] [U5] a color keeps its name in the tray, as a comment of a CSS color", () => {
  const entry = trayEntry("#2a9d8f", "brand */ * teal");
  expect(entry).toBe("#2a9d8f /* brand teal */");
  expect(decodeTray(JSON.stringify([entry, "#e4572e"]))).toEqual([entry, "#e4572e"]);
  expect([trayNameOf(entry), trayColorOf(entry)]).toEqual(["brand teal", "#2a9d8f"]);
  expect([trayNameOf("#e4572e"), trayColorOf("#e4572e")]).toEqual(["", "#e4572e"]);
  expect(addToTray(["#2a9d8f"], entry)).toEqual([entry]);
  expect(removeFromTray([entry], entry)).toEqual([]);
});
