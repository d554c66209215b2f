import { expect, it } from "vitest";
import { RANDOM } from "#domain/documents/random-document.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { tracksOf } from "./limit-tracks.ts";

const { document } = RANDOM.decode(new URLSearchParams("seed=k3x9ab"));
const stopsOf = (track: string) =>
  (track.match(/#[0-9a-f]{6}/g) ?? []).map((hex) => {
    const parsed = parseColor(hex);
    if (!parsed.ok) throw new Error(hex);
    return colorToOklch(parsed.color);
  });

it("[L29] [RND] lightness and chroma are drawn in the hue of the shown color", () => {
  const pink = parseColor("#e0559a");
  if (!pink.ok || document === undefined) throw new Error("There is nothing to draw");
  const { hueDeg = 0 } = colorToOklch(pink.color);
  const tracks = tracksOf(document, pink.color);
  for (const track of [tracks.lightness, tracks.chroma]) {
    const colored = stopsOf(track).filter(({ chroma }) => chroma > 0.04);
    expect(colored.length).toBeGreaterThan(4);
    for (const stop of colored) expect(Math.abs((stop.hueDeg ?? 0) - hueDeg)).toBeLessThan(4);
  }
  const hues = stopsOf(tracks.hue).map((stop) => stop.hueDeg ?? 0);
  expect(Math.max(...hues) - Math.min(...hues)).toBeGreaterThan(270);
});
