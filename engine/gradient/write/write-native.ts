/**
 * Gradients as source code for other platforms, which interpolate in sRGB: the verified stops of fallback.ts. If a
 * platform lacks a type of gradient, a comment says what replaces it.
 */
import { DEFAULT_TOLERANCE, type FallbackStop, fallbackStops } from "#engine/gradient/fallback.ts";
import { lineOf } from "#engine/gradient/geometry.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import { hexOfStop } from "./gradient-text.ts";

type Writer = (gradient: Gradient, tolerance?: number) => string;

const number = (value: number, decimals = 4): string => String(Number(value.toFixed(decimals)));
const stopsOf = (gradient: Gradient, tolerance = DEFAULT_TOLERANCE): readonly FallbackStop[] =>
  fallbackStops(gradient, tolerance, "any").stops;
const argb = ({ bytes, alpha }: FallbackStop): string =>
  [alpha, ...bytes]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
const center = ({ center01 = [0.5, 0.5] }: Gradient) => center01;
/** The ends of the line in a unit box: exact in a square, approximate in other boxes. */
const unitLine = (gradient: Gradient) =>
  lineOf(gradient, [1, 1]).map(([x, y]) => [number(x), number(y)] as const);
const ELLIPSE = "The form and the reach of the radial gradient are those of this platform: a circle.";
const REPEATED = "Not repeated here: this platform repeats no gradient of this kind.";

/** SwiftUI: sampled stops for `.device`, exact anywhere; the short form asks the system to mix perceptually. */
export const writeSwift: Writer = (gradient, tolerance) => {
  const stops = stopsOf(gradient, tolerance).map(({ bytes, alpha, position01 }) => {
    const [red, green, blue] = bytes.map((byte) => number(byte / 255));
    return `    .init(color: Color(.sRGB, red: ${red}, green: ${green}, blue: ${blue}, opacity: ${number(alpha / 255)}), location: ${number(position01, 6)}),`;
  });
  const short = gradient.stops.map(({ color, position01 }) => {
    const [stop] = stopsOf({ ...gradient, stops: [{ color, position01 }] });
    const [red, green, blue] = (stop?.bytes ?? [0, 0, 0]).map((byte) => number(byte / 255));
    return `    .init(color: Color(.sRGB, red: ${red}, green: ${green}, blue: ${blue}, opacity: ${number((stop?.alpha ?? 255) / 255)}), location: ${number(position01, 6)}),`;
  });
  const [x, y] = center(gradient).map((share) => number(share));
  const [[startX, startY], [endX, endY]] = swiftLine(gradient);
  const view = {
    linear: `LinearGradient(gradient: gradient, startPoint: UnitPoint(x: ${startX}, y: ${startY}), endPoint: UnitPoint(x: ${endX}, y: ${endY}))`,
    radial: `EllipticalGradient(gradient: gradient, center: UnitPoint(x: ${x}, y: ${y}))`,
    conic: `AngularGradient(gradient: gradient, center: UnitPoint(x: ${x}, y: ${y}), angle: .degrees(${number(gradient.angleDeg - 90)}))`,
  }[gradient.type];
  return [
    "import SwiftUI",
    "",
    "// Stops that mix the same in sRGB, measured.",
    "let gradient = Gradient(stops: [",
    ...stops,
    "])",
    `let view = ${view}`,
    ...(gradient.isRepeating ? [`// ${REPEATED}`] : []),
    "",
    "// Shorter, from iOS 16 on: mixed by the system, near but not measured.",
    "let perceptual = Gradient(stops: [",
    ...short,
    "]).colorSpace(.perceptual)",
    "",
  ].join("\n");
};

function swiftLine(gradient: Gradient) {
  const [start = ["0", "0"] as const, end = ["1", "1"] as const] = unitLine(gradient);
  return [start, end] as const;
}

/** Jetpack Compose. */
export const writeCompose: Writer = (gradient, tolerance) => {
  const stops = stopsOf(gradient, tolerance).map(
    (stop) => `    ${number(stop.position01, 6)}f to Color(0x${argb(stop)}),`,
  );
  const [start, end] = swiftLine(gradient);
  const [x, y] = center(gradient).map((share) => number(share));
  const tile = gradient.isRepeating ? ", tileMode = TileMode.Repeated" : "";
  const brush = {
    linear: `Brush.linearGradient(*stops, start = Offset(size.width * ${start[0]}f, size.height * ${start[1]}f), end = Offset(size.width * ${end[0]}f, size.height * ${end[1]}f)${tile})`,
    radial: `Brush.radialGradient(*stops, center = Offset(size.width * ${x}f, size.height * ${y}f), radius = hypot(size.width, size.height) / 2${tile})`,
    conic: `Brush.sweepGradient(*stops, center = Offset(size.width * ${x}f, size.height * ${y}f))`,
  }[gradient.type];
  return [
    "val stops = arrayOf(",
    ...stops,
    ")",
    "",
    ...(gradient.type === "conic"
      ? [`// A sweep begins at the right: turn it by ${number(gradient.angleDeg - 90)} degrees.`]
      : []),
    ...(gradient.type === "radial" ? [`// ${ELLIPSE}`] : []),
    "Modifier.drawBehind {",
    `    drawRect(${brush})`,
    "}",
    "",
  ].join("\n");
};

/** An Android vector drawable, whose gradients may have any number of stops. */
export const writeAndroid: Writer = (gradient, tolerance) => {
  const side = 100;
  const stops = stopsOf(gradient, tolerance).map(
    (stop) =>
      `        <item android:offset="${number(stop.position01, 6)}" android:color="#${argb(stop)}" />`,
  );
  const [[x1, y1], [x2, y2]] = lineOf(gradient, [side, side]);
  const [x, y] = center(gradient).map((share) => number(share * side));
  const place = {
    linear: `android:type="linear" android:startX="${number(x1)}" android:startY="${number(y1)}" android:endX="${number(x2)}" android:endY="${number(y2)}"`,
    radial: `android:type="radial" android:centerX="${x}" android:centerY="${y}" android:gradientRadius="${number(side * Math.SQRT1_2)}"`,
    conic: `android:type="sweep" android:centerX="${x}" android:centerY="${y}"`,
  }[gradient.type];
  const tile = gradient.isRepeating && gradient.type !== "conic" ? ' android:tileMode="repeat"' : "";
  return [
    '<vector xmlns:android="http://schemas.android.com/apk/res/android" xmlns:aapt="http://schemas.android.com/aapt"',
    '    android:width="100dp" android:height="100dp" android:viewportWidth="100" android:viewportHeight="100">',
    ...(gradient.type === "radial" ? [`  <!-- ${ELLIPSE} -->`] : []),
    ...(gradient.type === "conic"
      ? [`  <!-- A sweep begins at the right: turn it by ${number(gradient.angleDeg - 90)} degrees. -->`]
      : []),
    '  <path android:pathData="M0,0h100v100h-100z">',
    '    <aapt:attr name="android:fillColor">',
    `      <gradient ${place}${tile}>`,
    ...stops,
    "      </gradient>",
    "    </aapt:attr>",
    "  </path>",
    "</vector>",
    "",
  ].join("\n");
};

/** Flutter, whose `Alignment` ranges from -1 to 1. */
export const writeFlutter: Writer = (gradient, tolerance) => {
  const stops = stopsOf(gradient, tolerance);
  const align = (x: string | number, y: string | number): string =>
    `Alignment(${number(Number(x) * 2 - 1)}, ${number(Number(y) * 2 - 1)})`;
  const [start, end] = swiftLine(gradient);
  const [x, y] = center(gradient);
  const head = {
    linear: `LinearGradient(\n  begin: ${align(start[0], start[1])},\n  end: ${align(end[0], end[1])},`,
    radial: `RadialGradient(\n  // ${ELLIPSE}\n  center: ${align(x, y)},\n  radius: ${number(Math.SQRT1_2)},`,
    conic: `SweepGradient(\n  center: ${align(x, y)},\n  transform: GradientRotation(${number(((gradient.angleDeg - 90) * Math.PI) / 180, 6)}),`,
  }[gradient.type];
  return [
    `final gradient = ${head}`,
    `  colors: [${stops.map((stop) => `Color(0x${argb(stop)})`).join(", ")}],`,
    `  stops: [${stops.map(({ position01 }) => number(position01, 6)).join(", ")}],`,
    ...(gradient.isRepeating ? ["  tileMode: TileMode.repeated,"] : []),
    ");",
    "",
  ].join("\n");
};

/** The 2D context of a canvas. */
export const writeCanvas: Writer = (gradient, tolerance) => {
  const stops = stopsOf(gradient, tolerance).map(
    (stop) => `gradient.addColorStop(${number(stop.position01, 6)}, "${hexOfStop(stop)}");`,
  );
  const [x, y] = center(gradient).map((share) => number(share));
  const angle = number((gradient.angleDeg * Math.PI) / 180, 6);
  const head = {
    linear: [
      `const angle = ${angle};`,
      "const half = (Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle))) / 2;",
      "const [dx, dy] = [Math.sin(angle) * half, -Math.cos(angle) * half];",
      "const gradient = context.createLinearGradient(width / 2 - dx, height / 2 - dy, width / 2 + dx, height / 2 + dy);",
    ],
    radial: [
      `const [x, y] = [width * ${x}, height * ${y}];`,
      "const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));",
      `// ${ELLIPSE}`,
      "const gradient = context.createRadialGradient(x, y, 0, x, y, radius);",
    ],
    conic: [
      `const gradient = context.createConicGradient(${number(((gradient.angleDeg - 90) * Math.PI) / 180, 6)}, width * ${x}, height * ${y});`,
    ],
  }[gradient.type];
  return [
    "const { width, height } = context.canvas;",
    ...head,
    ...stops,
    ...(gradient.isRepeating ? [`// ${REPEATED}`] : []),
    "context.fillStyle = gradient;",
    "context.fillRect(0, 0, width, height);",
    "",
  ].join("\n");
};
