/** Generates a gradient from a seed; the generator is loaded on first use. */
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";

export async function drawLayer(seed: string): Promise<GradientLayer> {
  const [{ randomGradient }, { layerOf }] = await Promise.all([
    import("#engine/gradient/random-gradient.ts"),
    import("#domain/documents/gradient/written-layer.ts"),
  ]);
  return layerOf({ ...randomGradient(seed), blend: "normal" }, []);
}
