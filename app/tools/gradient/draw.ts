/** Generates gradients from a seed; the generator is loaded on first use. */
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import type { GradientAction } from "./model.ts";

/**
 * What a draw changes: with a lock only this layer, its stops around locked ones, or new stops in its locked shape; without
 * any lock everything is new.
 */
export async function drawnAction(
  seed: string,
  layer: GradientLayer,
  index: number,
): Promise<GradientAction> {
  const [{ randomGradient, redrawnStops }, { layerOf }] = await Promise.all([
    import("#engine/gradient/random-gradient.ts"),
    import("#domain/documents/gradient/written-layer.ts"),
  ]);
  const held = (stops: GradientLayer["stops"]): GradientLayer["stops"] =>
    layerOf({ ...layer, stops }, []).stops;
  if (layer.stops.some(({ isLocked }) => isLocked === true))
    return { type: "shape", layer: index, change: { stops: held(redrawnStops(layer.stops, seed)) } };
  const drawn = randomGradient(seed);
  if (layer.isShapeLocked === true)
    return { type: "shape", layer: index, change: { stops: held(drawn.stops) } };
  return { type: "layers", layers: [layerOf({ ...drawn, blend: "normal" }, [])] };
}
