/** A gradient drawn from a seed; what draws is loaded with the first one. */
import type { GradientLayer } from "#domain/documents/gradient-layer.ts";

export async function drawLayer(seed: string): Promise<GradientLayer> {
  const [{ randomGradient }, { layerOf }] = await Promise.all([
    import("#engine/gradient/random-gradient.ts"),
    import("#domain/documents/written-layer.ts"),
  ]);
  return layerOf({ ...randomGradient(seed), blend: "normal" }, []);
}
