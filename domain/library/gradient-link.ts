/**
 * A gradient of several layers, or one with a center, hints or easings, as the library stores it: the query of its link in the
 * Gradient Generator, which stays valid (domain/documents/gradient/gradient-document.ts). Title, view, tolerance, locks and
 * hidden layers are not stored.
 */
import { MAX_ADDRESS } from "#domain/documents/fields/address-fit.ts";
import { GRADIENT, type GradientDocument } from "#domain/documents/gradient/gradient-document.ts";
import { type GradientLayer, paintedLayers } from "#domain/documents/gradient/gradient-layer.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import type { Color } from "#engine/space/color.ts";

export type ReadGradientLink =
  /** `link` is canonical: the same layers always have the same text. */
  | { readonly ok: true; readonly link: string; readonly layers: readonly GradientLayer[] }
  /** `message` is a sentence that says what is wrong. */
  | { readonly ok: false; readonly message: string };

/** Validates submitted layers. Unlike opening a link, any unreadable value is an error. Never throws. */
export function readGradientLink(text: string): ReadGradientLink {
  if (text.length > MAX_ADDRESS) return { ok: false, message: "This gradient is too large to be kept." };
  const { document, notices } = GRADIENT.decode(new URLSearchParams(text));
  const [notice] = notices;
  if (notice !== undefined) return { ok: false, message: notice };
  if (document === undefined) return { ok: false, message: "There is no gradient in this link." };
  const kept = keptLayers(document.layers);
  if (kept.length === 0) return { ok: false, message: "Every layer of this gradient is hidden." };
  return { ok: true, link: gradientLink(kept), layers: kept };
}

/** The canonical link of layers, as the library stores it. */
export function gradientLink(layers: readonly GradientLayer[]): string {
  return GRADIENT.encode({ ...GRADIENT.first(), layers: keptLayers(layers), title: "" }).toString();
}

function keptLayers(layers: readonly GradientLayer[]): readonly GradientLayer[] {
  return layers
    .filter(({ isHidden }) => !isHidden)
    .map(({ isShapeLocked: _shape, ...layer }, index, shown) => ({
      ...layer,
      // Nothing is below the lowest one that it could be blended with.
      blend: index === shown.length - 1 ? "normal" : layer.blend,
      stops: layer.stops.map(({ isLocked: _lock, ...stop }) => stop),
    }));
}

/** The document of a stored link, with a title. Throws for a link that `readGradientLink` rejects. */
export function storedLayers(link: string, title = ""): GradientDocument {
  const read = readGradientLink(link);
  if (!read.ok) throw new Error(`The library has a gradient that cannot be read: ${read.message}`);
  return { ...GRADIENT.first(), layers: read.layers, title };
}

/** The layers as a CSS background, each color as `seen` changes it. */
export function layersCss(link: string, seen?: (color: Color) => Color): string {
  return paintedLayers(storedLayers(link).layers)
    .map((layer) => shownCss(layer, seen === undefined ? {} : { seen }))
    .join(", ");
}

/** The `background-blend-mode` of `layersCss`; undefined if no layer is blended. */
export function layersBlend(link: string): string | undefined {
  const modes = paintedLayers(storedLayers(link).layers).map(({ blend }) => blend);
  return modes.every((mode) => mode === "normal") ? undefined : modes.join(", ");
}

/** Size of the cache. The background of a card takes 1 to 3 ms to compute and has about 2 kB. */
const MAX_CACHED = 500;
const cache = new Map<string, string>();

/** Like `layersCss`, kept for the lists in which a gradient stands. */
export function layersCardCss(link: string): string {
  const known = cache.get(link);
  if (known !== undefined) return known;
  const css = layersCss(link);
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? "");
  cache.set(link, css);
  return css;
}
