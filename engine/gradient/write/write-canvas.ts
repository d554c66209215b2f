/** The 2D context of a canvas, which knows its size: exact in any box. */
import type { Gradient } from "#engine/gradient/gradient.ts";
import { hexOfStop } from "./gradient-text.ts";
import { lineForm, numberText as number, radialForm } from "./native-form.ts";
import { nativeStops } from "./native-stops.ts";

/** `tolerance` in ΔEOK. */
export function writeCanvas(gradient: Gradient, tolerance?: number): string {
  const { stops, notice } = nativeStops(gradient, tolerance);
  const added = stops.map(
    (stop) => `gradient.addColorStop(${number(stop.position01, 6)}, "${hexOfStop(stop)}");`,
  );
  const { head, fill } = drawing(gradient);
  return [
    "const { width, height } = context.canvas;",
    ...head,
    ...added,
    ...(notice === undefined ? [] : [`// ${notice}`]),
    "context.fillStyle = gradient;",
    ...fill,
    "",
  ].join("\n");
}

const FILL = ["context.fillRect(0, 0, width, height);"];

function drawing(gradient: Gradient): { readonly head: readonly string[]; readonly fill: readonly string[] } {
  const [x, y] = (gradient.center01 ?? [0.5, 0.5]).map((share) => number(share));
  if (gradient.type === "conic") {
    const angle = number(((gradient.angleDeg - 90) * Math.PI) / 180, 6);
    return {
      head: [`const gradient = context.createConicGradient(${angle}, width * ${x}, height * ${y});`],
      fill: FILL,
    };
  }
  if (gradient.type === "linear") {
    const line = lineForm(gradient);
    const [across, down] = [Math.abs(line.x), Math.abs(line.y)].map((share) => number(share, 6));
    return {
      head: [
        `const half = (width * ${across} + height * ${down}) / 2;`,
        `const [dx, dy] = [${number(line.x, 6)} * half, ${number(line.y, 6)} * half];`,
        "const gradient = context.createLinearGradient(width / 2 - dx, height / 2 - dy, width / 2 + dx, height / 2 + dy);",
      ],
      fill: FILL,
    };
  }
  const form = radialForm(gradient);
  const [across, down] = [`width * ${number(form.x, 6)}`, `height * ${number(form.y, 6)}`];
  const radii =
    form.of === "ellipse"
      ? `const [radiusX, radiusY] = [${across}, ${down}];`
      : `const radius = Math.${form.of}(${across}, ${down});`;
  if (form.of !== "ellipse")
    return {
      head: [
        `const [x, y] = [width * ${x}, height * ${y}];`,
        radii,
        "const gradient = context.createRadialGradient(x, y, 0, x, y, radius);",
      ],
      fill: FILL,
    };
  return {
    head: [
      `const [x, y] = [width * ${x}, height * ${y}];`,
      radii,
      "const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radiusX);",
    ],
    fill: [
      "context.save();",
      "context.translate(x, y);",
      "context.scale(1, radiusY / radiusX);",
      "context.fillRect(-x, (-y * radiusX) / radiusY, width, (height * radiusX) / radiusY);",
      "context.restore();",
    ],
  };
}
