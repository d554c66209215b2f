/** SwiftUI. Exact in any box, except an ellipse whose two radii are not the same share of it. */
import type { FallbackStop } from "#engine/gradient/fallback.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import { byteStop } from "./gradient-text.ts";
import { lineForm, numberText as number, radialForm } from "./native-form.ts";
import { nativeStops } from "./native-stops.ts";

/** Stops for `.device`; the short form asks the system to mix perceptually. `tolerance` in ΔEOK. */
export function writeSwift(gradient: Gradient, tolerance?: number): string {
  const { stops, notice } = nativeStops(gradient, tolerance);
  const { notices, view } = viewOf(gradient);
  return [
    "import SwiftUI",
    "",
    "// Stops that mix the same in sRGB, measured.",
    "let gradient = Gradient(stops: [",
    ...stops.map(stopText),
    "])",
    ...[...(notice === undefined ? [] : [notice]), ...notices].map((each) => `// ${each}`),
    ...view,
    "",
    "// Shorter, from iOS 16 on: mixed by the system, near but not measured.",
    "let perceptual = Gradient(stops: [",
    ...gradient.stops.map(({ color, position01 }) => stopText(byteStop(color, position01))),
    "]).colorSpace(.perceptual)",
    "",
  ].join("\n");
}

function stopText({ bytes, alpha, position01 }: FallbackStop): string {
  const [red, green, blue] = bytes.map((byte) => number(byte / 255));
  return `    .init(color: Color(.sRGB, red: ${red}, green: ${green}, blue: ${blue}, opacity: ${number(alpha / 255)}), location: ${number(position01, 6)}),`;
}

function viewOf(gradient: Gradient): {
  readonly notices: readonly string[];
  readonly view: readonly string[];
} {
  const [x, y] = (gradient.center01 ?? [0.5, 0.5]).map((share) => number(share));
  const center = `center: UnitPoint(x: ${x}, y: ${y})`;
  if (gradient.type === "conic")
    return {
      notices: [],
      view: [
        `let view = AngularGradient(gradient: gradient, ${center}, angle: .degrees(${number(gradient.angleDeg - 90)}))`,
      ],
    };
  if (gradient.type === "linear") return { notices: [], view: lineView(gradient) };
  const form = radialForm(gradient);
  if (form.of === "ellipse") {
    const isOne = Math.abs(form.x - form.y) < 1e-6;
    return {
      notices: isOne
        ? []
        : [
            `Its height is ${number((100 * form.y) / form.x, 1)} % of what is drawn here: this view has one fraction for both radii.`,
          ],
      view: [
        `let view = EllipticalGradient(gradient: gradient, ${center}, startRadiusFraction: 0, endRadiusFraction: ${number(form.x)})`,
      ],
    };
  }
  const lengths = `box.size.width * ${number(form.x, 6)}, box.size.height * ${number(form.y, 6)}`;
  return {
    notices: [],
    view: [
      "let view = GeometryReader { box in",
      `    RadialGradient(gradient: gradient, ${center}, startRadius: 0, endRadius: ${form.of}(${lengths}))`,
      "}",
    ],
  };
}

/** A line along a side is the same in every box; any other one is turned by the box unless its size is asked for. */
function lineView(gradient: Gradient): readonly string[] {
  const { x, y, isUpright } = lineForm(gradient);
  const point = (sign: number): string =>
    `UnitPoint(x: ${number(0.5 + (sign * x) / 2)}, y: ${number(0.5 + (sign * y) / 2)})`;
  if (isUpright)
    return [`let view = LinearGradient(gradient: gradient, startPoint: ${point(-1)}, endPoint: ${point(1)})`];
  return [
    "let view = GeometryReader { box in",
    `    let half = (box.size.width * ${number(Math.abs(x), 6)} + box.size.height * ${number(Math.abs(y), 6)}) / 2`,
    `    let dx = ${number(x, 6)} * half / box.size.width`,
    `    let dy = ${number(y, 6)} * half / box.size.height`,
    "    LinearGradient(",
    "        gradient: gradient,",
    "        startPoint: UnitPoint(x: 0.5 - dx, y: 0.5 - dy),",
    "        endPoint: UnitPoint(x: 0.5 + dx, y: 0.5 + dy)",
    "    )",
    "}",
  ];
}
