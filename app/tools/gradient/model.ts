/** The actions of the Gradient Generator. Pure. */
import {
  type GradientDocument,
  type GradientView,
  withStops,
} from "#domain/documents/gradient/gradient-document.ts";
import { type GradientLayer, MAX_LAYERS, tidyLayer } from "#domain/documents/gradient/gradient-layer.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { sampleGradient } from "#engine/gradient/gradient.ts";
import { changeStops, type StopChange } from "#engine/gradient/stop-changes.ts";
import type { Color } from "#engine/space/color.ts";

type Shape = Pick<
  GradientLayer,
  | "type"
  | "angleDeg"
  | "space"
  | "hue"
  | "isRepeating"
  | "center01"
  | "size"
  | "stops"
  | "blend"
  | "isHidden"
  | "opacityPercent"
>;

export type GradientAction =
  | { readonly type: "stops"; readonly layer: number; readonly change: StopChange }
  | { readonly type: "shape"; readonly layer: number; readonly change: Partial<Shape> }
  | { readonly type: "shape-lock"; readonly layer: number; readonly isLocked: boolean }
  /** Adds a glow in a color of this layer as the topmost one, through which the others are seen. */
  | { readonly type: "add-layer"; readonly layer: number }
  | { readonly type: "remove-layer"; readonly layer: number }
  | { readonly type: "move-layer"; readonly from: number; readonly to: number }
  | { readonly type: "colors"; readonly colors: readonly Color[] }
  | { readonly type: "layers"; readonly layers: readonly GradientLayer[]; readonly title?: string }
  | { readonly type: "tolerance"; readonly thousandths: number }
  | { readonly type: "title"; readonly title: string }
  | { readonly type: "view"; readonly view: GradientView };

/** The document after an action; the same object if the action does not apply. */
export function reduce(document: GradientDocument, action: GradientAction): GradientDocument {
  const { layers } = document;
  switch (action.type) {
    case "stops":
      return withLayer(document, action.layer, (layer) => {
        const stops = changeStops(layer, action.change);
        return stops === layer.stops ? layer : tidyLayer({ ...layer, stops });
      });
    case "shape":
      return withLayer(document, action.layer, (layer) => tidyLayer({ ...layer, ...action.change }));
    case "shape-lock":
      return withLayer(document, action.layer, ({ isShapeLocked: _lock, ...layer }) =>
        action.isLocked ? { ...layer, isShapeLocked: true } : layer,
      );
    case "add-layer": {
      const layer = layers[action.layer];
      return layer === undefined || layers.length >= MAX_LAYERS
        ? document
        : { ...document, layers: [tidyLayer(glowOver(layer)), ...layers] };
    }
    case "remove-layer":
      return layers.length < 2
        ? document
        : { ...document, layers: layers.filter((_, index) => index !== action.layer) };
    case "move-layer": {
      const layer = layers[action.from];
      if (layer === undefined || layers[action.to] === undefined || action.from === action.to)
        return document;
      const others = layers.filter((_, index) => index !== action.from);
      return { ...document, layers: others.toSpliced(action.to, 0, layer) };
    }
    case "colors":
      return withStops(document, action.colors);
    case "layers":
      return action.layers.length === 0
        ? document
        : { ...document, layers: action.layers.slice(0, MAX_LAYERS), title: action.title ?? document.title };
    case "tolerance":
      return action.thousandths === document.toleranceThousandths
        ? document
        : { ...document, toleranceThousandths: action.thousandths };
    case "title":
      return action.title === document.title ? document : { ...document, title: action.title };
    case "view":
      return action.view === document.view ? document : { ...document, view: action.view };
  }
}

/** A glow in the color of the layer that differs most from its middle. */
function glowOver(layer: GradientLayer): GradientLayer {
  const middle = sampleGradient(layer, 0.5);
  const [color = middle] = layer.stops
    .map((stop) => stop.color)
    .toSorted((a, b) => deltaEOK(b, middle) - deltaEOK(a, middle));
  return {
    type: "radial",
    angleDeg: 0,
    space: "srgb",
    center01: [0.25, 0.25],
    size: { shape: "circle", extent: "farthest-side" },
    blend: "normal",
    isHidden: false,
    stops: [
      { color, position01: 0 },
      { color: { ...color, alpha: 0 }, position01: 1 },
    ],
  };
}

function withLayer(
  document: GradientDocument,
  index: number,
  change: (layer: GradientLayer) => GradientLayer,
): GradientDocument {
  const layer = document.layers[index];
  if (layer === undefined) return document;
  const next = change(layer);
  return next === layer ? document : { ...document, layers: document.layers.with(index, next) };
}
