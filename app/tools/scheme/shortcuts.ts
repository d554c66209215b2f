/** Keyboard shortcuts of the Color Scheme Generator; single characters work while no field has the focus. */
import type { LocalKey } from "#app/workbench/keys-panel.tsx";
import type { Shortcut } from "#app/workbench/use-shortcuts.ts";
import { SCHEME_RULES } from "#domain/documents/scheme-document.ts";
import { WHEELS } from "#engine/space/color-wheel.ts";
import { fullLightness, mostChroma } from "./model.ts";
import type { Scheme } from "./use-scheme.ts";

const TURN_DEG = 15;

/** A random base: any hue, neither pale nor nearly black. */
export function randomizeBase({ document, act }: Scheme): void {
  const full = fullLightness(document.wheel);
  act({
    type: "place",
    place: {
      angleDeg: Math.random() * 360,
      chroma: mostChroma(document) * (0.3 + Math.random() * 0.35),
      lightness: full * (0.5 + Math.random() * 0.28),
    },
  });
}

export function schemeShortcuts(scheme: Scheme): readonly Shortcut[] {
  const { document, act } = scheme;
  const nextWheel = WHEELS[(WHEELS.indexOf(document.wheel) + 1) % WHEELS.length] ?? "oklch";
  return [
    { key: "Space", label: "A random base", run: () => randomizeBase(scheme) },
    ...SCHEME_RULES.map((rule, index) => ({
      key: String(index + 1),
      shownKey: "1 – 9",
      isHidden: index > 0,
      label: "Rule",
      run: () => act({ type: "rule" as const, rule }),
    })),
    { key: "r", label: `Turn by ${TURN_DEG}°`, run: () => act({ type: "turn", byDeg: TURN_DEG }) },
    {
      key: "r",
      withShift: true,
      label: `Turn back by ${TURN_DEG}°`,
      run: () => act({ type: "turn", byDeg: -TURN_DEG }),
    },
    { key: "w", label: "OKLCH, HSL, painter’s wheel", run: () => act({ type: "wheel", wheel: nextWheel }) },
    {
      key: "l",
      label: "Lighter and darker ones",
      run: () => act({ type: "shades", isOn: !document.hasShades }),
    },
  ];
}

export const LOCAL_KEYS: readonly LocalKey[] = [
  { label: "Turn a handle by 1°, 10°", keys: ["← →", "⇧"] },
  { label: "Chroma of a handle", keys: ["↑ ↓", "⇧"] },
  { label: "Take colors from the clipboard", keys: ["Ctrl", "V"] },
];
