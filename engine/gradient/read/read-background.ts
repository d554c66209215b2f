/** The gradients of a `background` or `background-image` value, layer by layer (CSS Backgrounds 3 §3.10). */

import type { Gradient } from "#engine/gradient/gradient.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { readGradientFunction } from "./read-gradient.ts";
import type { ReadContext } from "./read-shape.ts";
import { type Part, splitParts, wordsOf } from "./split-words.ts";

export type ReadBackground =
  | {
      readonly ok: true;
      readonly gradients: readonly Gradient[];
      /** The text of each gradient. */
      readonly texts: readonly string[];
    }
  | { readonly ok: false; readonly message: string; readonly position: number };

const FUNCTION = /^(?:-\w+-)?(?:repeating-)?(?:linear|radial|conic)-gradient\(|^-\w+-gradient\(/i;
const PICTURE = /^(?:url|image|image-set|-webkit-image-set|cross-fade|element|paint)\(/i;
/** Sizes at which a gradient fills its box. */
const FULL = /^(?:auto|cover|contain|100%|auto auto|100% 100%|100% auto|auto 100%)$/i;

/** The topmost gradient first. What is no gradient, and what changes where it stands, is left out with a notice. */
export function readBackground(value: Part, size: string | undefined, context: ReadContext): ReadBackground {
  const gradients: Gradient[] = [];
  const texts: string[] = [];
  for (const layer of splitParts(value, ",")) {
    const words = wordsOf({ ...layer, text: layer.text.replace(/^["'`]|["'`]$/g, "") });
    const found = words.find(({ text }) => FUNCTION.test(text));
    if (found !== undefined) {
      const read = readGradientFunction(found, context);
      if (!read.ok) return read;
      gradients.push(read.gradient);
      texts.push(found.text);
    }
    const rest = words.filter((word) => word !== found && word.text.toLowerCase() !== "none");
    if (rest.some(({ text }) => PICTURE.test(text)))
      context.notice("The pictures between the gradients were left out.");
    const color = rest.find(({ text }) => parseCss5Color(text).ok);
    if (color !== undefined) context.notice(`The color under it, ${color.text}, was left out.`);
    const tile = sizeIn(rest.map(({ text }) => text).join(" "));
    if (found !== undefined && tile !== undefined && !FULL.test(tile)) noteTile(tile, context);
  }
  if (size !== undefined && !size.split(",").every((each) => FULL.test(each.trim()))) noteTile(size, context);
  return { ok: true, gradients, texts };
}

function noteTile(size: string, context: ReadContext): void {
  context.notice(`The size of the tiles, ${size.slice(0, 60)}, was left out: a gradient fills its box here.`);
}

/** The size behind the slash of a layer. */
function sizeIn(text: string): string | undefined {
  const [, after] = text.split("/");
  return /^\s*((?:auto|cover|contain|[+-]?[\d.]+(?:%|[a-z]+)?|calc\([^()]*\))(?:\s+(?:auto|[+-]?[\d.]+(?:%|[a-z]+)?))?)/i
    .exec(after ?? "")?.[1]
    ?.trim();
}
