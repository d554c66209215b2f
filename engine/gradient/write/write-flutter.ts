/** Flutter, whose `Alignment` ranges from -1 to 1 and whose gradients are stretched with their box. */
import type { Gradient } from "#engine/gradient/gradient.ts";
import { argbOfStop } from "./gradient-text.ts";
import { lineForm, numberText as number, radialForm } from "./native-form.ts";
import { nativeStops } from "./native-stops.ts";

const SWEEP_START = 90;
const TURNED = "The angle is that of a square: Flutter stretches the line with its box.";

/** Comments say where a form is not that of CSS. `tolerance` in ΔEOK. */
export function writeFlutter(gradient: Gradient, tolerance?: number): string {
  // Stops are turned, because a GradientRotation would turn the center as well.
  const turn = gradient.type === "conic" ? SWEEP_START - gradient.angleDeg : 0;
  const { stops, notice } = nativeStops(gradient, tolerance, turn);
  const { name, notices, lines } = formOf(gradient);
  return [
    ...[...(notice === undefined ? [] : [notice]), ...notices].map((each) => `// ${each}`),
    `final gradient = ${name}(`,
    ...lines,
    `  colors: [${stops.map((stop) => `Color(0x${argbOfStop(stop)})`).join(", ")}],`,
    `  stops: [${stops.map(({ position01 }) => number(position01, 6)).join(", ")}],`,
    ");",
    "",
  ].join("\n");
}

function formOf(gradient: Gradient): {
  readonly name: string;
  readonly notices: readonly string[];
  readonly lines: readonly string[];
} {
  const [x, y] = gradient.center01 ?? [0.5, 0.5];
  const center = `  center: Alignment(${number(2 * x - 1)}, ${number(2 * y - 1)}),`;
  if (gradient.type === "conic") return { name: "SweepGradient", notices: [], lines: [center] };
  if (gradient.type === "linear") {
    const line = lineForm(gradient);
    const length = Math.abs(line.x) + Math.abs(line.y);
    const align = (sign: number): string =>
      `Alignment(${number(sign * line.x * length)}, ${number(sign * line.y * length)})`;
    return {
      name: "LinearGradient",
      notices: line.isUpright ? [] : [TURNED],
      lines: [`  begin: ${align(-1)},`, `  end: ${align(1)},`],
    };
  }
  const form = radialForm(gradient);
  const radius = {
    ellipse: form.x,
    hypot: Math.hypot(form.x, form.y),
    min: Math.min(form.x, form.y),
    max: Math.max(form.x, form.y),
  }[form.of];
  const isExact = form.of === "min" && Math.abs(form.x - form.y) < 1e-6;
  return {
    name: "RadialGradient",
    notices: isExact
      ? []
      : [
          form.of === "ellipse"
            ? "A circle, as in a square: Flutter has no ellipses, and its radius is a share of the shorter side."
            : "The radius is that of a square: Flutter takes it as a share of the shorter side.",
        ],
    lines: [center, `  radius: ${number(radius)},`],
  };
}
