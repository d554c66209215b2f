/** The conversions with a page of their own under /color-converter (CNV). */
import type { WorkedFormat } from "#engine/steps/worked-step.ts";

export interface ConverterPair {
  readonly from: "hex" | "rgb";
  readonly to: WorkedFormat;
}

export const CONVERTER_PAIRS: readonly ConverterPair[] = [
  { from: "hex", to: "hsl" },
  { from: "hex", to: "hwb" },
  { from: "hex", to: "rgb" },
  { from: "rgb", to: "hex" },
  { from: "rgb", to: "hsl" },
  { from: "rgb", to: "hwb" },
  { from: "hex", to: "cmyk" },
  { from: "rgb", to: "cmyk" },
];

export function pairPath({ from, to }: ConverterPair): string {
  return `/color-converter/${from}-to-${to}`;
}

/** The title of the page: "HEX to HSL". */
export function pairTitle({ from, to }: ConverterPair): string {
  return `${from.toUpperCase()} to ${to.toUpperCase()}`;
}

/** The pair for an address; undefined if it has no page. */
export function pairOfPath(pathname: string): ConverterPair | undefined {
  const path = pathname.replace(/\.data$/, "").replace(/\/$/, "");
  return CONVERTER_PAIRS.find((pair) => pairPath(pair) === path);
}
