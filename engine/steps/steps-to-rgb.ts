/** HSL, HWB and CMYK back to red, green and blue, step by step (CSS Color 4 §7.1, §8.1; CSS Color 5 §8). */
import { round } from "#engine/format/format-number.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Triple } from "#engine/space/rgb-spaces.ts";
import { CHANNELS, type ConversionStep, line, shown } from "./worked-step.ts";

export interface WorkedLight {
  readonly steps: readonly ConversionStep[];
  /** sRGB 0 to 1, unrounded. */
  readonly srgb: Triple;
}

/** Which of C, X and 0 is assigned to red, green and blue in each sixth of the circle. */
const SIXTHS = ["C X 0", "X C 0", "0 C X", "0 X C", "X 0 C", "C 0 X"] as const;

/** Degrees and percent. */
export function stepsFromHsl([hueDeg, saturation, lightness]: Triple): WorkedLight {
  const [s, l] = [saturation / 100, lightness / 100];
  const chroma = (1 - Math.abs(2 * l - 1)) * s;
  const foot = l - chroma / 2;
  const hue = hueParts(hueDeg, chroma);
  const srgb = hue.srgb.map((value) => value + foot);
  return result(srgb, [
    {
      label: "Chroma: how far the channels lie apart",
      lines: [line("C", `(1 − |2 × ${shown(l)} − 1|) × ${shown(s)}`, shown(chroma))],
    },
    hue.step,
    {
      label: "Lift all three to the lightness",
      lines: [
        line("m", `${shown(l)} − ${shown(chroma)} ÷ 2`, shown(foot)),
        ...srgb.map((value, index) =>
          line(`${CHANNELS[index] ?? ""}′`, `${shown(hue.srgb[index] ?? 0)} + ${shown(foot)}`, shown(value)),
        ),
      ],
    },
  ]);
}

/** Degrees and percent; a gray if whiteness and blackness add up to 100 or more. */
export function stepsFromHwb([hueDeg, whiteness, blackness]: Triple): WorkedLight {
  const [white, black] = [whiteness / 100, blackness / 100];
  if (white + black >= 1) {
    const gray = white / (white + black);
    return result(
      [gray, gray, gray],
      [
        {
          label: "White and black fill it: only their ratio counts",
          lines: [line("R′ G′ B′", `${shown(white)} ÷ (${shown(white)} + ${shown(black)})`, shown(gray))],
        },
      ],
    );
  }
  const hue = hueParts(hueDeg, 1);
  const room = 1 - white - black;
  const srgb = hue.srgb.map((value) => value * room + white);
  return result(srgb, [
    hue.step,
    {
      label: "Room that white and black leave",
      lines: [line("Δ", `1 − ${shown(white)} − ${shown(black)}`, shown(room))],
    },
    {
      label: "Put the hue into that room, on top of white",
      lines: srgb.map((value, index) =>
        line(
          `${CHANNELS[index] ?? ""}′`,
          `${shown(hue.srgb[index] ?? 0)} × ${shown(room)} + ${shown(white)}`,
          shown(value),
        ),
      ),
    },
  ]);
}

/** Percent of four inks, without a color profile. */
export function stepsFromCmyk(inks: readonly number[]): WorkedLight {
  const black = (inks[3] ?? 0) / 100;
  const srgb = [0, 1, 2].map((index) => (1 - (inks[index] ?? 0) / 100) * (1 - black));
  return result(srgb, [
    {
      label: "Each ink lets the rest of its light through, and so does black",
      lines: srgb.map((value, index) =>
        line(
          `${CHANNELS[index] ?? ""}′`,
          `(1 − ${shown((inks[index] ?? 0) / 100)}) × (1 − ${shown(black)})`,
          shown(value),
        ),
      ),
    },
  ]);
}

function hueParts(hueDeg: number, chroma: number): { srgb: readonly number[]; step: ConversionStep } {
  const sixth = wrapDeg(hueDeg) / 60;
  const second = chroma * (1 - Math.abs((sixth % 2) - 1));
  const order = SIXTHS[Math.floor(sixth) % 6] ?? SIXTHS[0];
  const srgb = order.split(" ").map((letter) => (letter === "C" ? chroma : letter === "X" ? second : 0));
  return {
    srgb,
    step: {
      label: "Find the sixth of the circle the hue is in",
      lines: [
        line("H′", `${round(hueDeg, 2)}° ÷ 60°`, shown(sixth)),
        line("X", `${shown(chroma)} × (1 − |${shown(sixth)} mod 2 − 1|)`, shown(second)),
        line(
          "R G B",
          `sixth ${Math.floor(sixth) + 1} of 6: ${order.split(" ").join(", ")}`,
          srgb.map(shown).join("  "),
        ),
      ],
    },
  };
}

/** The last step, common to all formats. */
function result(srgb: readonly number[], steps: readonly ConversionStep[]): WorkedLight {
  const [red = 0, green = 0, blue = 0] = srgb;
  return {
    srgb: [red, green, blue],
    steps: [
      ...steps,
      {
        label: "Take each times 255",
        lines: [red, green, blue].map((value, index) =>
          line(CHANNELS[index] ?? "", `${shown(value)} × 255`, round(value * 255, 2)),
        ),
      },
    ],
  };
}
