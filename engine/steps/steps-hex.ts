/**
 * Hex digits to red, green and blue and back, step by step. The first digit of a pair counts sixteens, the second
 * ones (CSS Color 4 §5.2).
 */
import { round } from "#engine/format/format-number.ts";
import type { Triple } from "#engine/space/rgb-spaces.ts";
import { nearestByte } from "#engine/space/srgb-light.ts";
import { CHANNELS, type ConversionStep, line } from "./worked-step.ts";

/** Bytes from 0 to 255 as two lower-case digits each. */
export function hexPairs(bytes: readonly number[]): string[] {
  return bytes.map((byte) => byte.toString(16).padStart(2, "0"));
}

/** From `#rrggbb`, with a fourth pair when `alphaByte` is below 255. */
export function stepsFromHex(bytes: readonly number[], alphaByte: number): ConversionStep[] {
  const hasAlpha = alphaByte < 255;
  const pairs = hexPairs(hasAlpha ? [...bytes, alphaByte] : bytes);
  const names = hasAlpha ? [...CHANNELS, "A"] : CHANNELS;
  const steps: ConversionStep[] = [
    {
      label: "Split the digits into pairs",
      lines: [line("#", pairs.join(""), pairs.join("  "))],
    },
    {
      label: "Read each pair: sixteens, then ones",
      lines: pairs.map((pair, index) => {
        const [sixteens, ones] = [...pair].map((digit) => Number.parseInt(digit, 16));
        return line(
          names[index] ?? "",
          `${pair} = 16 × ${sixteens ?? 0} + ${ones ?? 0}`,
          String(Number.parseInt(pair, 16)),
        );
      }),
    },
  ];
  if (!hasAlpha) return steps;
  return [
    ...steps,
    { label: "Alpha is a share of 255", lines: [line("A", `${alphaByte} ÷ 255`, round(alphaByte / 255, 3))] },
  ];
}

/** From sRGB 0 to 1 to hex digits; `alpha` 0 to 1. */
export function stepsToHex(srgb: Triple, alpha: number): ConversionStep[] {
  const bytes = srgb.map(nearestByte);
  const alphaByte = nearestByte(alpha);
  const isWhole = srgb.every((value, index) => Math.abs(value * 255 - (bytes[index] ?? 0)) < 1e-6);
  const rounding: ConversionStep = {
    label: "Round to whole numbers: a pair of digits holds no more",
    lines: srgb.map((value, index) =>
      line(CHANNELS[index] ?? "", round(value * 255, 3), String(bytes[index])),
    ),
  };
  const isOpaque = alphaByte === 255;
  const all = isOpaque ? bytes : [...bytes, alphaByte];
  const names = isOpaque ? CHANNELS : [...CHANNELS, "A"];
  return [
    ...(isWhole ? [] : [rounding]),
    ...(isOpaque
      ? []
      : [
          {
            label: "Alpha becomes a number up to 255",
            lines: [line("A", `${round(alpha, 4)} × 255`, String(alphaByte))],
          },
        ]),
    {
      label: "Divide by 16: how many times, and what is left",
      lines: all.map((byte, index) =>
        line(
          names[index] ?? "",
          `${byte} = 16 × ${Math.floor(byte / 16)} + ${byte % 16}`,
          hexPairs([byte]).join(""),
        ),
      ),
    },
    {
      label: "Write the pairs side by side",
      lines: [line("#", hexPairs(all).join("  "), `#${hexPairs(all).join("")}`)],
    },
  ];
}
