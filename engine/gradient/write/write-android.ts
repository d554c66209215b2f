/** An Android vector drawable, a square whose gradients may have any number of stops. */
import { lineOf, radiiOf } from "#engine/gradient/geometry.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import { argbOfStop } from "./gradient-text.ts";
import { lineForm, numberText as number } from "./native-form.ts";
import { nativeStops } from "./native-stops.ts";

const SWEEP_START = 90;
const SIDE = 100;

/** Comments say where a form is not that of CSS. `tolerance` in ΔEOK. */
export function writeAndroid(gradient: Gradient, tolerance?: number): string {
  const turn = gradient.type === "conic" ? SWEEP_START - gradient.angleDeg : 0;
  const { stops, notice } = nativeStops(gradient, tolerance, turn);
  const [[x1, y1], [x2, y2]] = lineOf(gradient, [SIDE, SIDE]);
  const [x, y] = (gradient.center01 ?? [0.5, 0.5]).map((share) => number(share * SIDE));
  const [radiusX, radiusY] = radiiOf(gradient, [SIDE, SIDE]);
  const place = {
    linear: `android:type="linear" android:startX="${number(x1)}" android:startY="${number(y1)}" android:endX="${number(x2)}" android:endY="${number(y2)}"`,
    radial: `android:type="radial" android:centerX="${x}" android:centerY="${y}" android:gradientRadius="${number(radiusX)}"`,
    conic: `android:type="sweep" android:centerX="${x}" android:centerY="${y}"`,
  }[gradient.type];
  const isSame = gradient.type === "linear" && lineForm(gradient).isUpright;
  const notices = [
    ...(notice === undefined ? [] : [notice]),
    ...(isSame ? [] : ["Exact in a square: a stretched vector stretches the gradient with it."]),
    ...(gradient.type === "radial" && Math.abs(radiusX - radiusY) > 1e-3
      ? ["A circle: vector drawables have no ellipses."]
      : []),
  ];
  return [
    '<vector xmlns:android="http://schemas.android.com/apk/res/android" xmlns:aapt="http://schemas.android.com/aapt"',
    '    android:width="100dp" android:height="100dp" android:viewportWidth="100" android:viewportHeight="100">',
    ...notices.map((each) => `  <!-- ${each} -->`),
    '  <path android:pathData="M0,0h100v100h-100z">',
    '    <aapt:attr name="android:fillColor">',
    `      <gradient ${place}>`,
    ...stops.map(
      (stop) =>
        `        <item android:offset="${number(stop.position01, 6)}" android:color="#${argbOfStop(stop)}" />`,
    ),
    "      </gradient>",
    "    </aapt:attr>",
    "  </path>",
    "</vector>",
    "",
  ].join("\n");
}
