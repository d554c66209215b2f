/** Why a picture cannot be exported, as a sentence with the largest possible size. Pure. */
import { PLAN_LIMITS, type PlanId, planForImage } from "#domain/plans.ts";
import { PIXEL_FORMAT_FACTS, type PixelFormat } from "./export-format.ts";

export interface ExportProblem {
  /**
   * plan: requires a larger plan. format: this browser cannot write it. size: beyond every plan or the format's
   * limit.
   */
  readonly reason: "plan" | "format" | "size" | "memory" | "failed" | "unavailable" | "cancelled";
  readonly message: string;
  /** Longest possible side in px, if another size would work. */
  readonly largestPx?: number;
}

export interface ExportSize {
  readonly width: number;
  readonly height: number;
}

/** Problems that follow from the numbers alone. */
export function problemOfSize(
  { width, height }: ExportSize,
  format: PixelFormat,
  plan: PlanId,
): ExportProblem | undefined {
  if (![width, height].every((side) => Number.isInteger(side) && side >= 1))
    return { reason: "size", message: "Width and height are whole numbers of pixels from 1 on." };
  const longest = Math.max(width, height);
  const needed = planForImage(longest);
  const { label, mostSide, mostPixels = Number.POSITIVE_INFINITY } = PIXEL_FORMAT_FACTS[format];
  if (needed === undefined) {
    const largestPx = Math.min(mostSide, PLAN_LIMITS.pro.imagePx);
    return { reason: "size", largestPx, message: `Pictures go up to ${largestPx} px a side.` };
  }
  if (longest > PLAN_LIMITS[plan].imagePx) {
    const largestPx = PLAN_LIMITS[plan].imagePx;
    return {
      reason: "plan",
      largestPx,
      message: `Pictures of more than ${largestPx} px a side are part of Pro.`,
    };
  }
  if (longest > mostSide)
    return { reason: "size", largestPx: mostSide, message: `${label} goes up to ${mostSide} px a side.` };
  if (width * height > mostPixels) {
    const largestPx = Math.floor(longest * Math.sqrt(mostPixels / (width * height)));
    return {
      reason: "size",
      largestPx,
      message: `${label} of this shape goes up to ${largestPx} px a side; PNG goes at this size.`,
    };
  }
  return undefined;
}

export function problemOfFormat(format: PixelFormat, known: readonly PixelFormat[]): ExportProblem {
  const others = known.map((other) => PIXEL_FORMAT_FACTS[other].label);
  const list = [others.slice(0, -1).join(", "), others.at(-1)].filter(Boolean).join(" and ");
  return {
    reason: "format",
    message: `This browser does not write ${PIXEL_FORMAT_FACTS[format].label}. It writes ${list}.`,
  };
}

/** The browser's encoders need the whole picture in memory; the PNG encoder does not. */
export function problemOfMemory(
  { width, height }: ExportSize,
  format: PixelFormat,
  share01: number,
): ExportProblem {
  const { label } = PIXEL_FORMAT_FACTS[format];
  const size = `${width} × ${height}`;
  const largestPx = Math.floor(Math.max(width, height) * share01);
  if (format === "png")
    return { reason: "memory", message: `There is not enough memory for ${size} pixels.` };
  if (largestPx === 0)
    return {
      reason: "memory",
      message: `There is not enough memory for ${size} pixels as ${label}. PNG goes.`,
    };
  return {
    reason: "memory",
    largestPx,
    message: `There is not enough memory for ${size} pixels as ${label}. It goes up to ${largestPx} px a side; PNG goes at this size.`,
  };
}
