/**
 * Random documents of the Text Gradient Generator that survive a round trip through their address; see
 * random-documents.ts.
 */
import fc from "fast-check";
import {
  MAX_TEXT,
  RECIPE_PARTS,
  TEXT_ALIGNS,
  TEXT_LIMITS,
  TEXT_SPANS,
  TEXT_VIEWS,
  type TextDocument,
  tidyText,
} from "#domain/documents/text/text-document.ts";
import { TEXT_FONT_IDS } from "#domain/documents/text/text-fonts.ts";
import { linkedColor } from "./linked-color.ts";
import { LAYER } from "./random-gradients.ts";

const within = ([min, , max]: readonly [number, number, number]) => fc.integer({ min, max });

export const TEXTS: fc.Arbitrary<TextDocument> = fc.record({
  text: fc
    .array(fc.constantFrom("Ripe", "plums,", "Zwölf", "\n", "😀", "a&b", "%20", "<b>"), {
      minLength: 1,
      maxLength: 12,
    })
    .map((words) => tidyText(words.join(" ").slice(0, MAX_TEXT)))
    .filter((text) => text !== ""),
  gradient: LAYER.map((layer) => ({ ...layer, blend: "normal" as const, isHidden: false })),
  ground: linkedColor,
  font: fc.constantFrom(...TEXT_FONT_IDS),
  localFont: fc.constantFrom("", "Inter", "Noto Sans CJK"),
  weight: within(TEXT_LIMITS.weight),
  width: within(TEXT_LIMITS.width),
  sizePx: within(TEXT_LIMITS.sizePx),
  spacing: within(TEXT_LIMITS.spacing),
  leading: within(TEXT_LIMITS.leading),
  align: fc.constantFrom(...TEXT_ALIGNS),
  span: fc.constantFrom(...TEXT_SPANS),
  motionSeconds: within(TEXT_LIMITS.motionSeconds),
  left: fc.subarray([...RECIPE_PARTS]),
  view: fc.constantFrom(...TEXT_VIEWS),
  title: fc.string({ maxLength: 80 }),
});
