import { describe, expect, it } from "vitest";
import { firstContrast } from "#domain/documents/contrast/contrast-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import { countPassing, matrixColors, pairMatrix } from "./matrix.ts";
import { type ContrastAction, reduce } from "./model.ts";
import {
  GOALS,
  hatchGoal,
  levelOf,
  measureSide,
  pairCss,
  pairSentence,
  ratioGoal,
  readPair,
  wantedGoal,
} from "./reading.ts";

const first = firstContrast();
const after = (...actions: ContrastAction[]) => actions.reduce(reduce, first);
const colors = (...texts: string[]) => texts.map(read);

describe("[CON] actions on the pair", () => {
  it("swap text and background, and back", () => {
    const swapped = after({ type: "swap" });
    expect([swapped.text, swapped.background]).toEqual([first.background, first.text]);
    expect(reduce(swapped, { type: "swap" })).toEqual(first);
  });
  it("keep sample texts on one line and within their length; an empty one restores the default", () => {
    const told = after({ type: "words", part: "headline", text: "  Two\n lines \t here " });
    expect(told.words.headline).toBe("Two lines here");
    expect(reduce(told, { type: "words", part: "headline", text: " \n" }).words).toEqual(first.words);
    expect(reduce(told, { type: "words", part: "headline", text: "Two lines here" })).toBe(told);
    expect(after({ type: "words", part: "note", text: "x".repeat(500) }).words.note).toHaveLength(120);
  });
  it("allow at most six layers and eight stops, and keep stops sorted", () => {
    const seven = colors("#000", "#111", "#222", "#333", "#444", "#555", "#666");
    expect(after({ type: "layers", layers: seven })).toBe(first);
    const stops = [
      { color: read("#fff"), position01: 0.9 },
      { color: read("#000"), position01: 0.1 },
    ];
    const turned = after({ type: "gradient", gradient: { stops } });
    expect(turned.over.gradient.stops.map(({ position01 }) => position01)).toEqual([0.1, 0.9]);
    expect(after({ type: "gradient", gradient: { stops: stops.slice(1) } })).toBe(first);
  });
  it("keep the text over a picture inside it, in whole percent", () => {
    expect(after({ type: "over", over: { x01: 1.4, y01: 0.333 } }).over).toMatchObject({ x01: 1, y01: 0.33 });
  });
  it("show an opened picture in one step", () => {
    const shown = after({ type: "picture" });
    expect(shown).toMatchObject({ view: "over", over: { ground: "image" } });
    expect(reduce(shown, { type: "picture" })).toBe(shown);
  });
  it("add and remove a scrim", () => {
    const laid = after({ type: "scrim", scrim: { tone: "black", alpha: 0.4 } });
    expect(laid.over.scrim).toEqual({ tone: "black", alpha: 0.4 });
    expect("scrim" in reduce(laid, { type: "scrim", scrim: undefined }).over).toBe(false);
  });
});

describe("[CON] measurements", () => {
  it("of the reference screenshot's pair: 5.54, Lc −47.9, AA", () => {
    const { ratio, lc } = readPair(first);
    expect(pairSentence(first)).toBe("#F48067 on #112F2C: 5.54 to 1, reaches WCAG 2.2 AA. APCA Lc −47.9.");
    expect(levelOf(ratio)).toBe("AA");
    expect(lc).toBeLessThan(0);
  });
  it("truncate levels, and never round up", () => {
    expect([7, 6.999, 4.5, 4.497, 3, 2.999].map(levelOf)).toEqual([
      "AAA",
      "AA",
      "AA",
      "AA for large text",
      "AA for large text",
      "fails",
    ]);
  });
  it("composite alpha: layers, then text", () => {
    const stacked = after(
      { type: "color", side: "background", color: read("#fff") },
      { type: "layers", layers: colors("rgb(0 0 0 / 0.5)") },
      { type: "color", side: "text", color: read("rgb(0 0 0 / 0.5)") },
    );
    const { under, shown, ratio } = readPair(stacked);
    expect([under, shown].map(formatHex)).toEqual(["#808080", "#404040"]);
    expect(measureSide("text", stacked, "wcag")(stacked.text)).toBe(ratio);
    expect(measureSide("background", stacked, "wcag")(stacked.background)).toBe(ratio);
    expect(pairSentence(stacked)).toContain("under 1 layer:");
    expect(pairCss(stacked)).toContain("linear-gradient(var(--layer-1) 0 0), var(--background)");
  });
  it("[COL-3] write a color outside sRGB after its measured fallback", () => {
    const wide = after({ type: "color", side: "text", color: read("color(display-p3 0 1 0)") });
    const [fallback, own] = pairCss(wide).split("\n");
    expect(fallback).toMatch(/^--text: #[0-9a-f]{6};$/);
    expect(own).toMatch(/^--text: oklch\(/);
  });
  it("suggest the next level that is not reached; sliders show AA", () => {
    expect([3.2, 4.5, 6.99].map((ratio) => wantedGoal("next", ratio)?.name)).toEqual(["AA", "AAA", "AAA"]);
    expect(wantedGoal("next", 7)).toBeUndefined();
    expect(wantedGoal("lc75", 21)).toBe(GOALS.lc75);
    expect([hatchGoal("next"), hatchGoal("large"), ratioGoal("lc90")]).toEqual([
      GOALS.aa,
      GOALS.large,
      GOALS.aa,
    ]);
  });
});

describe("[CON] whole-palette matrix", () => {
  it("measures each color as text on each other, and counts passing pairs", () => {
    const matrix = pairMatrix(colors("#000", "#fff", "#777"), GOALS.aa);
    expect(matrix[0]?.[0]).toBeUndefined();
    expect(matrix[1]?.[0]?.ratio).toBeCloseTo(21);
    // #777 on white is 4.478: shown as 4.47, and fails.
    expect(matrix[1]?.[2]?.isPassing).toBe(false);
    expect(countPassing(matrix)).toEqual({ passing: 4, all: 6 });
  });
  it("uses Lc if that is the goal, separately for each direction", () => {
    const matrix = pairMatrix(colors("#888", "#fff"), GOALS.lc60);
    expect(matrix[1]?.[0]?.lc).toBeGreaterThan(60);
    expect(matrix[0]?.[1]?.lc).toBeLessThan(-60);
  });
  it("shows the pair with black and white if there is no palette", () => {
    expect(matrixColors(first).map(formatHex)).toEqual(["#f48067", "#112f2c", "#000000", "#ffffff"]);
    expect(matrixColors(after({ type: "palette", colors: colors("#123", "#456") }))).toHaveLength(2);
  });
});
