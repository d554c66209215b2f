/** Jetpack Compose, which knows the size of what it draws: exact in any box. */
import type { Gradient } from "#engine/gradient/gradient.ts";
import { argbOfStop } from "./gradient-text.ts";
import { lineForm, numberText as number, radialForm } from "./native-form.ts";
import { nativeStops } from "./native-stops.ts";

/** A sweep begins at the right. */
const SWEEP_START = 90;

/** `tolerance` in ΔEOK. */
export function writeCompose(gradient: Gradient, tolerance?: number): string {
  const turn = gradient.type === "conic" ? SWEEP_START - gradient.angleDeg : 0;
  const { stops, notice } = nativeStops(gradient, tolerance, turn);
  return [
    "val stops = arrayOf(",
    ...stops.map((stop) => `    ${number(stop.position01, 6)}f to Color(0x${argbOfStop(stop)}),`),
    ")",
    "",
    ...(notice === undefined ? [] : [`// ${notice}`]),
    "Modifier.drawBehind {",
    ...drawing(gradient).map((line) => `    ${line}`),
    "}",
    "",
  ].join("\n");
}

function drawing(gradient: Gradient): readonly string[] {
  const [x, y] = (gradient.center01 ?? [0.5, 0.5]).map((share) => number(share));
  const middle = `Offset(size.width * ${x}f, size.height * ${y}f)`;
  if (gradient.type === "conic") return [`drawRect(Brush.sweepGradient(*stops, center = ${middle}))`];
  if (gradient.type === "linear") {
    const line = lineForm(gradient);
    const share = (value: number): string => `${number(value, 6)}f`;
    return [
      `val half = (size.width * ${share(Math.abs(line.x))} + size.height * ${share(Math.abs(line.y))}) / 2`,
      `val reach = Offset(${share(line.x)}, ${share(line.y)}) * half`,
      "drawRect(Brush.linearGradient(*stops, start = center - reach, end = center + reach))",
    ];
  }
  const form = radialForm(gradient);
  const [across, down] = [`size.width * ${number(form.x, 6)}f`, `size.height * ${number(form.y, 6)}f`];
  if (form.of !== "ellipse") {
    const radius = {
      hypot: `Offset(${across}, ${down}).getDistance()`,
      min: `minOf(${across}, ${down})`,
      max: `maxOf(${across}, ${down})`,
    }[form.of];
    return [`drawRect(Brush.radialGradient(*stops, center = ${middle}, radius = ${radius}))`];
  }
  return [
    `val middle = ${middle}`,
    `val radius = ${across}`,
    `val stretch = ${down} / radius`,
    "withTransform({ scale(1f, stretch, pivot = middle) }) {",
    "    drawRect(",
    "        Brush.radialGradient(*stops, center = middle, radius = radius),",
    "        topLeft = Offset(0f, middle.y - middle.y / stretch),",
    "        size = Size(size.width, size.height / stretch),",
    "    )",
    "}",
  ];
}
