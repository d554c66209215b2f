import { flavorEntries } from "@catppuccin/palette";
import base16 from "base16";
import { getAll } from "chromotome";
import openColor from "open-color" with { type: "json" };
import { deltaEOK } from "../../engine/difference/difference.ts";
import { COLORS_ALONE, readColor, type SeedItem } from "./seed-item.ts";

const NEAR_EQUAL = 0.02;

/** Artists' palettes; those with two near-equal colors, or more than twelve, are left out. */
export function readChromotome(): SeedItem[] {
  return getAll()
    .map(({ name, colors }: { name: string; colors: string[] }) => ({
      source: "chromotome",
      originalId: name,
      title: name.replaceAll(/[-_]+/g, " ").trim(),
      credit: "Chromotome, Kjetil Golid",
      author: "Kjetil Midtgarden Golid",
      colors: colors.map((color) => color.toLowerCase()),
      names: [],
      content: COLORS_ALONE,
      tags: ["art"],
    }))
    .filter(({ colors }: SeedItem) => colors.length >= 2 && colors.length <= 12 && !hasNearEqual(colors));
}

function hasNearEqual(colors: readonly string[]): boolean {
  return colors.some((first, index) =>
    colors.slice(index + 1).some((second) => deltaEOK(readColor(first), readColor(second)) < NEAR_EQUAL),
  );
}

/** Thirteen ramps of ten steps. */
export function readOpenColor(): SeedItem[] {
  return Object.entries({ ...openColor }).flatMap(([name, steps]) =>
    Array.isArray(steps) && steps.length >= 2
      ? [
          {
            source: "open-color",
            originalId: name,
            title: `Open ${name}`,
            credit: "Open Color",
            author: "heeyeun",
            colors: steps,
            names: steps.map((_step, index) => `${name} ${index}`),
            content: COLORS_ALONE,
            tags: ["interface", "ramp"],
          },
        ]
      : [],
  );
}

/** The accents of each flavor, without accents of nearly the same hue. */
export function readCatppuccin(): SeedItem[] {
  const accents = ["red", "peach", "yellow", "green", "teal", "blue", "mauve"];
  return flavorEntries.map(([id, flavor]) => {
    const chosen = flavor.colorEntries.filter(([name]) => accents.includes(name));
    return {
      source: "catppuccin",
      originalId: id,
      title: `Catppuccin ${flavor.name}`,
      credit: "Catppuccin",
      author: "Catppuccin Org",
      colors: [flavor.colors.base.hex, ...chosen.map(([, color]) => color.hex)],
      names: [flavor.colors.base.name, ...chosen.map(([, color]) => color.name)],
      content: COLORS_ALONE,
      tags: ["interface", "editor"],
    };
  });
}

/** Background, text and the eight accents of editor schemes, credited to the authors that the schemes name. */
export function readBase16(): SeedItem[] {
  const slots = ["base00", "base05", "base08", "base09", "base0A", "base0B", "base0C", "base0D", "base0E"];
  // Schemes named after companies, and schemes for tests.
  const leftOut = new Set(["default", "google", "brewer", "greenscreen", "colors", "grayscale"]);
  return Object.entries<Record<string, string>>(base16).flatMap(([id, scheme]) => {
    const colors = slots.map((slot) => scheme[slot]).filter((hex) => hex !== undefined);
    if (leftOut.has(id) || colors.length < slots.length || hasNearEqual(colors)) return [];
    const author = (scheme["author"] ?? "").replace(/\s*\(.*\)/, "");
    return [
      {
        source: "base16",
        originalId: id,
        title: id.replaceAll(/([A-Z])/g, " $1").toLowerCase(),
        credit: author === "" ? "Base16" : `Base16, ${author}`,
        author,
        colors,
        names: [],
        content: COLORS_ALONE,
        tags: ["editor"],
      },
    ];
  });
}
