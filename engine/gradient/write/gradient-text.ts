/** The parts of a CSS gradient as text (CSS Images 4 §3), for its writers. Positions in percent have six decimals at most. */
import { toBytes } from "#engine/format/format.ts";
import type { FallbackStop } from "#engine/gradient/fallback.ts";
import type { Gradient } from "#engine/gradient/gradient.ts";
import type { Color } from "#engine/space/color.ts";
import { hueIndex } from "#engine/space/spaces.ts";

/** 0.245 becomes 24.5%. */
export function percentText(share01: number): string {
  return `${Number((share01 * 100).toFixed(6))}%`;
}

/** The gradient's geometry and, if requested, its interpolation space: everything before the first comma. */
export function geometryText(gradient: Gradient, hasSpace: boolean): string {
  const words = hasSpace ? [shapeText(gradient), spaceText(gradient)] : [shapeText(gradient)];
  return words.filter((word) => word !== "").join(" ");
}

/** The name of the function, such as "repeating-linear-gradient". */
export function functionName({ type, isRepeating = false }: Gradient): string {
  return `${isRepeating ? "repeating-" : ""}${type}-gradient`;
}

/** Hex; eight digits for a translucent stop. */
export function hexOfStop({ bytes, alpha }: Pick<FallbackStop, "bytes" | "alpha">): string {
  const all = alpha < 255 ? [...bytes, alpha] : bytes;
  return `#${all.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Eight hex digits, the alpha first. */
export function argbOfStop({ bytes, alpha }: Pick<FallbackStop, "bytes" | "alpha">): string {
  return [alpha, ...bytes]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}

/** An 8-bit sRGB stop; components outside sRGB are clipped, as in browsers. */
export function byteStop(color: Color, position01: number): FallbackStop {
  const { bytes, alpha } = toBytes(color);
  return { bytes, alpha, position01 };
}

function spaceText({ space, hue }: Gradient): string {
  const hasWay = hue !== undefined && hue !== "shorter" && hueIndex(space) !== undefined;
  return `in ${space}${hasWay ? ` ${hue} hue` : ""}`;
}

function shapeText(gradient: Gradient): string {
  const { type, angleDeg, center01, size } = gradient;
  const isCentered = center01 === undefined || (center01[0] === 0.5 && center01[1] === 0.5);
  const at = isCentered ? "" : ` at ${percentText(center01[0])} ${percentText(center01[1])}`;
  if (type === "linear") return `${angleDeg}deg`;
  if (type === "conic") return `from ${angleDeg}deg${at}`;
  if (size === undefined) return `circle${at}`;
  if ("radii01" in size) return `${size.radii01.map(percentText).join(" ")}${at}`;
  return `${size.shape}${size.extent === "farthest-corner" ? "" : ` ${size.extent}`}${at}`;
}
