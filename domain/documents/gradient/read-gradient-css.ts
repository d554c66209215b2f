/**
 * Reads the gradients of a CSS text as layers of a document, with a notice for each part that could not be read
 * exactly.
 */

import { readAnyGradient } from "#engine/files/gradient/read-any.ts";
import type { GradientBox } from "#engine/gradient/read/gradient-lengths.ts";
import type { GradientLayer } from "./gradient-layer.ts";
import { layerOf } from "./written-layer.ts";

export type ReadLayers =
  | {
      readonly ok: true;
      readonly layers: readonly GradientLayer[];
      readonly notices: readonly string[];
      /** The box that lengths were taken in; absent if there are none. */
      readonly box?: GradientBox;
    }
  /** Line and column of the error, counted from 1. */
  | { readonly ok: false; readonly message: string; readonly line: number; readonly column: number };

export function readGradientCss(text: string, box?: GradientBox): ReadLayers {
  const read = readAnyGradient(text, box);
  if (!read.ok) {
    const before = text.slice(0, read.position - 1).split("\n");
    return {
      ok: false,
      message: read.message,
      line: before.length,
      column: (before.at(-1) ?? "").length + 1,
    };
  }
  const notices = [...read.notices];
  const layers = read.layers.map((layer) => layerOf(layer, notices));
  return { ok: true, layers, notices, ...(read.box !== undefined && { box: read.box }) };
}
