/**
 * Positions and lengths of a gradient as shares: percentages, lengths in a box of a given size, and calculations with
 * both (CSS Values 4 §10).
 */
import { isError, isMathFunction, type Reader, readCalculation } from "#engine/parse/calc.ts";
import { asciiLowerCase, tokenize } from "#engine/parse/tokenize.ts";
import { TURN_UNITS, unitAngle } from "./angle-text.ts";

/** The box that a gradient is drawn in, in CSS pixels. */
export interface GradientBox {
  readonly width: number;
  readonly height: number;
}

/** What lengths refer to if the text has no width and height of its own. */
export const DEFAULT_BOX: GradientBox = { width: 1280, height: 800 };

/** Pixels of the units of a length; the last four are of the box. */
const UNITS: Readonly<Record<string, number>> = {
  px: 1,
  em: 16,
  rem: 16,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  ch: 8,
  ex: 8,
};
const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const AMOUNT = new RegExp(`^(${NUMBER})(%|[a-z]*)$`, "i");
const LENGTH = new RegExp(`(?<![\\w.#-])(${NUMBER})([a-z]+)(?![\\w(])`, "gi");
/** A calculation is short; longer text is none. */
const MAX_LENGTH = 400;

export interface ReadAmount {
  /** 1 is the whole. */
  readonly share: number;
  /** Whether it was a length, which is a share of this box only. */
  readonly isLength: boolean;
}

/** `base` is the length in pixels of the whole. Undefined for what is neither a percentage nor a length. */
export function amountOf(text: string, base: number, box: GradientBox): ReadAmount | undefined {
  const [, number = "", unit = ""] = AMOUNT.exec(text) ?? [];
  if (number !== "") {
    const value = Number(number);
    // Rounded, because dividing by 100 is not exact: 53.8 / 100 is not 0.538.
    if (unit === "%") return { share: Math.round(value * 1e6) / 1e8, isLength: false };
    // Zero is the same in every box.
    if (value === 0 && (unit === "" || !(unit in TURN_UNITS))) return { share: 0, isLength: false };
    const pixels = pixelsOf(unit, box);
    return pixels === undefined ? undefined : { share: (value * pixels) / base, isLength: true };
  }
  if (text.length > MAX_LENGTH || !text.includes("(")) return undefined;
  let isLength = false;
  const inPercent = text.replaceAll(LENGTH, (whole, amount: string, given: string) => {
    const pixels = pixelsOf(given, box);
    if (pixels === undefined) return whole;
    isLength = true;
    return `${(Number(amount) * pixels * 100) / base}%`;
  });
  const value = calculated(inPercent);
  return value?.kind === "percent" ? { share: Math.round(value.value * 1e6) / 1e8, isLength } : undefined;
}

function pixelsOf(unit: string, box: GradientBox): number | undefined {
  const name = unit.toLowerCase();
  if (/^[sld]?vw$|^cqw$|^cqi$/.test(name)) return box.width / 100;
  if (/^[sld]?vh$|^cqh$|^cqb$/.test(name)) return box.height / 100;
  if (/^[sld]?vmin$|^cqmin$/.test(name)) return Math.min(box.width, box.height) / 100;
  if (/^[sld]?vmax$|^cqmax$/.test(name)) return Math.max(box.width, box.height) / 100;
  return Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
}

/** An angle in degrees; a plain 0 counts. */
export function angleOf(text: string): number | undefined {
  if (text === "0") return 0;
  const plain = unitAngle(text);
  if (plain !== undefined) return plain;
  if (text.length > MAX_LENGTH || !text.includes("(")) return undefined;
  const value = calculated(text);
  return value?.kind === "angle" ? value.value : undefined;
}

/** The token that a math function gives. */
function calculated(text: string) {
  const scanned = tokenize(asciiLowerCase(text), 0);
  if (!scanned.ok || !isMathFunction(scanned.tokens[0])) return undefined;
  const reader: Reader = { tokens: scanned.tokens, at: 0, end: text.length };
  const value = readCalculation(reader, new Map());
  return isError(value) || reader.tokens[reader.at] !== undefined ? undefined : value;
}

/** The length of the gradient line of a linear gradient in a box (CSS Images 3 §3.1). */
export function lineLength(angleDeg: number, { width, height }: GradientBox): number {
  const angle = (angleDeg * Math.PI) / 180;
  return Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
}
