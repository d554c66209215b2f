/**
 * Gradients that are read from CSS, made at random, or changed until they pass a contrast; the code for each is
 * loaded when it is needed.
 */
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import type { Color } from "#engine/space/color.ts";

type Taken =
  | { readonly ok: true; readonly gradient: GradientLayer }
  | { readonly ok: false; readonly message: string };

/** The topmost gradient in CSS, SCSS or Tailwind classes. Never rejects. */
export async function takenGradient(text: string): Promise<Taken> {
  try {
    const { readGradientCss } = await import("#domain/documents/gradient/read-gradient-css.ts");
    const read = readGradientCss(text);
    const [gradient] = read.ok ? read.layers : [];
    if (gradient !== undefined) return { ok: true, gradient };
    return {
      ok: false,
      message: read.ok
        ? "There is no gradient in this text."
        : `Line ${read.line}, column ${read.column}: ${read.message}`,
    };
  } catch {
    return { ok: false, message: "The reader of gradients could not be loaded. Try again." };
  }
}

/** Random stops and a random color space; the shape of the gradient stays. */
export async function shuffledGradient(): Promise<Pick<GradientLayer, "stops" | "space" | "hue">> {
  const [{ randomGradient }, { layerOf }, { seedFromNumber }] = await Promise.all([
    import("#engine/gradient/random-gradient.ts"),
    import("#domain/documents/gradient/written-layer.ts"),
    import("#engine/random/random.ts"),
  ]);
  const drawn = randomGradient(seedFromNumber(Math.random() * 2 ** 30));
  const { stops, space, hue = "shorter" } = layerOf({ ...drawn, blend: "normal" }, []);
  return { stops, space, hue };
}

/** The gradient with a contrast of at least `target`; undefined if no change of lightness gives it. */
export async function raisedGradient(
  gradient: GradientLayer,
  ground: Color,
  target: number,
): Promise<GradientLayer | undefined> {
  const { raiseStops } = await import("#engine/contrast/raise-stops.ts");
  return raiseStops(gradient, ground, target);
}
