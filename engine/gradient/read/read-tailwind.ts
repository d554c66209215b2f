/**
 * Parses the gradient classes of Tailwind CSS 4 with arbitrary colors: `bg-linear-45/oklch from-[#123456] to-[#abc]`.
 */

import type { GradientStop } from "#engine/gradient/gradient.ts";
import type { HueMethod, InterpolationSpace } from "#engine/mix/mix.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { ReadGradients } from "./read-css.ts";

const HEAD = /(?:^|[\s"'`])bg-(linear|radial|conic)(?:-(to-[trbl]{1,2}|\d+))?(?:\/(\w+))?(?=[\s"'`]|$)/;
const STOP = /(?:^|[\s"'`])(from|via|to)-(?:\[([^\]]*)\]|(\d+(?:\.\d+)?%))/g;

const WAYS: Readonly<Record<string, readonly [InterpolationSpace, HueMethod]>> = {
  srgb: ["srgb", "shorter"],
  hsl: ["hsl", "shorter"],
  oklab: ["oklab", "shorter"],
  oklch: ["oklch", "shorter"],
  shorter: ["oklch", "shorter"],
  longer: ["oklch", "longer"],
  increasing: ["oklch", "increasing"],
  decreasing: ["oklch", "decreasing"],
};
const SIDES: Readonly<Record<string, number>> = {
  "to-t": 0,
  "to-tr": 45,
  "to-r": 90,
  "to-br": 135,
  "to-b": 180,
  "to-bl": 225,
  "to-l": 270,
  "to-tl": 315,
};

/** Undefined for a text without such classes. Never throws. */
export function readTailwind(text: string): ReadGradients | undefined {
  const head = HEAD.exec(text);
  if (head === null) return undefined;
  const [, name = "", way = "", word = "oklab"] = head;
  const [space, hue] = WAYS[word] ?? (["oklab", "shorter"] as const);
  const type = name === "radial" ? "radial" : name === "conic" ? "conic" : "linear";
  const colors = new Map<string, GradientStop["color"]>();
  const places = new Map<string, number>([
    ["from", 0],
    ["via", 0.5],
    ["to", 1],
  ]);
  for (const match of text.matchAll(STOP)) {
    const [, stop = "", value = "", percent = ""] = match;
    const place = percent === "" ? value : percent;
    if (/^[\d.]+%$/.test(place)) {
      places.set(stop, Number(place.slice(0, -1)) / 100);
      continue;
    }
    const color = parseColor(value.replaceAll("_", " "));
    if (!color.ok) return { ok: false, message: color.error.message, position: match.index + 1 };
    colors.set(stop, color.color);
  }
  const stops = ["from", "via", "to"].flatMap((stop): GradientStop[] => {
    const color = colors.get(stop);
    return color === undefined ? [] : [{ color, position01: places.get(stop) ?? 0 }];
  });
  if (stops.length < 2)
    return {
      ok: false,
      message:
        "Only colors in square brackets, as in from-[#123456], can be read; what a theme’s names stand for is not known here.",
      position: head.index + 1,
    };
  return {
    ok: true,
    notices: [],
    layers: [
      {
        type,
        angleDeg: type === "radial" ? 0 : (SIDES[way] ?? Number(way || 0)),
        space,
        hue,
        stops,
        ...(type === "radial" && { size: { shape: "ellipse", extent: "farthest-corner" } as const }),
        blend: "normal",
      },
    ],
  };
}
