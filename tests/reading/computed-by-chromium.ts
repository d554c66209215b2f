/** Compares the custom properties of a style sheet, in every mode that we find, with what Chromium computes. */
import type { CDPSession, Page } from "@playwright/test";
import { expect } from "vitest";
import { type ReadMode, readSheet } from "#engine/css/css-sheet.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";

/** Of a channel from 0 to 1: half a step of a byte, since Chromium rounds the channels of rgb() and of hsl(). */
const TOLERANCE = 0.0021;
const FUNCTIONS = ["rgb", "hsl", "oklch", "lab", "lch", "oklab"];

/** What a session emulates ends with it. */
const sessions = new WeakMap<Page, CDPSession>();

/** Fails where a mode differs; the number of values that were compared. */
export async function compared(page: Page, sheet: string): Promise<number> {
  const read = readSheet(sheet);
  let count = 0;
  for (const mode of read.modes) {
    // A condition has no class or attribute that could be set.
    if (mode.switches.some(({ kind }) => kind === "condition")) continue;
    const own = [...mode.values.values()].filter(({ component }) => component === "");
    const names = own.map(({ name }) => name);
    const right = await computedBy(page, sheet, mode, names);
    for (const [index, { name, color }] of own.entries()) {
      const wanted = right[index] ?? [];
      const ours = color === undefined ? undefined : colorToCss(color);
      const isRight = wanted.length === 0 ? color === undefined : wanted.some((each) => isSame(color, each));
      // Channels that no function of the sheet takes are no color.
      const isUnused = color === undefined && isList(sheet, name);
      expect(isRight || isUnused, `${name} in ${mode.name}: ${ours} for ${wanted.join(" or ")}`).toBe(true);
      count += 1;
    }
  }
  return count;
}

/** The computed colors; none for a value that is no color, several for channels that fit several functions. */
async function computedBy(
  page: Page,
  sheet: string,
  { scheme, isHigh, switches }: ReadMode,
  names: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devtools);
  // A screen of today: of two values for different screens the wider one is read.
  await devtools.send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-color-scheme", value: scheme },
      { name: "prefers-contrast", value: isHigh ? "more" : "no-preference" },
      { name: "color-gamut", value: "p3" },
    ],
  });
  const tag = (element: "html" | "body"): string => {
    const own = switches.filter((each) => each.element === element);
    const classes = own.filter(({ kind }) => kind === "class").map(({ name }) => name);
    const attributes = own
      .filter(({ kind }) => kind === "attribute")
      .map(({ name, value }) => ` ${name}="${value}"`);
    return `<${element} class="${classes.join(" ")}"${attributes.join("")}>`;
  };
  await page.setContent(`<!doctype html>${tag("html")}<head><style>${sheet}</style></head>${tag("body")}`);
  // A value that is no color leaves the inherited one, so that two inherited colors tell it from any color. A list of channels
  // is a color within the function that it is written for.
  const found: string[][] = await page.evaluate(`(() => {
    const { documentElement: root, body } = document;
    const under = (ground, value) => {
      root.style.color = ground;
      body.style.color = value;
      return getComputedStyle(body).color;
    };
    const colorOf = (value) => {
      const [one, other] = [under("rgb(1, 2, 3)", value), under("rgb(3, 2, 1)", value)];
      return one === other ? [one] : [];
    };
    return ${JSON.stringify(names)}.map((name) => {
      const own = colorOf("var(" + name + ")");
      return own.length > 0 ? own : ${JSON.stringify(FUNCTIONS)}.flatMap((each) => colorOf(each + "(var(" + name + "))"));
    });
  })()`);
  return found;
}

/** Whether the sheet gives the property three numbers and nothing else. */
function isList(sheet: string, name: string): boolean {
  return new RegExp(`${name}:\\s*[-\\d.]+(?:%|deg)?[\\s,]+[\\d.]+%?[\\s,]+[\\d.]+%?\\s*[;}]`).test(sheet);
}

function isSame(ours: Color | undefined, wanted: string): boolean {
  if (ours === undefined) return false;
  const parsed = parseCss5Color(wanted);
  if (!parsed.ok) return false;
  const [a, b] = [convertColor(ours, "srgb"), convertColor(parsed.color, "srgb")];
  const [alpha = 0, other = 0] = [a.alpha, b.alpha];
  // Browsers write rgb() and hsl() in bytes, so that what lies beyond them is cut off.
  const held = (value: number) => (wanted.startsWith("rgb") ? Math.min(1, Math.max(0, value)) : value);
  const isClear = Math.max(alpha, other) < TOLERANCE;
  return (
    Math.abs(alpha - other) < TOLERANCE * 2 &&
    (isClear ||
      a.coords.every((value = 0, index) => Math.abs(held(value) - (b.coords[index] ?? 0)) < TOLERANCE))
  );
}
