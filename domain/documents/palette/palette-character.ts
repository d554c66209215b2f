/** The fields of a palette document that say how its colors were generated. */

import { param } from "#domain/documents/fields/field.ts";
import { CHARACTER_LIMITS, type Character } from "#engine/palette/character-limits.ts";

const EDITIONS = [2, 3] as const;
const LIMITS = Object.values(CHARACTER_LIMITS);

/** Ranges that a person has set (PAL-2); undefined if the mood's ranges apply. */
export const LOOK = param<Character | undefined>(
  "look",
  (text, { notices }) => {
    if (text === null) return undefined;
    const [, ...parts] =
      /^(\d{1,3})-(\d{1,3})\.(-?\d{1,3})\.(\d{1,3})-(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text) ??
      [];
    const [dark, light, shape, dull, vivid, spread, black, white] = parts.map((part, index) => {
      const [least = 0, most = 0] = LIMITS[index] ?? [];
      return Math.min(most, Math.max(least, Number(part)));
    });
    if (
      dark === undefined ||
      light === undefined ||
      shape === undefined ||
      dull === undefined ||
      vivid === undefined ||
      spread === undefined ||
      black === undefined ||
      white === undefined ||
      dark > light ||
      dull > vivid
    ) {
      notices.push("The ranges of the colors (look) cannot be read, so those of the mood were taken.");
      return undefined;
    }
    return { dark, light, shape: shape === 0 ? 0 : shape, dull, vivid, spread, black, white };
  },
  (given) =>
    given &&
    `${given.dark}-${given.light}.${given.shape}.${given.dull}-${given.vivid}.${given.spread}.${given.black}.${given.white}`,
);

/** The edition of the generator that generated the colors; undefined for the first. */
export const EDITION = param<2 | 3 | undefined>(
  "g",
  (text) => EDITIONS.find((edition) => String(edition) === text),
  (edition) => edition && String(edition),
);
