/**
 * A stop of a gradient in an address: `ff6b3d@70`, `ff6b3d@20_40` with two positions, then `~h30` for a hint at 30
 * percent of the way to the next stop, or `~ease.in` for an easing on that way; `*` at the end locks it.
 */

import { colorText, parseColorText, shortText } from "#domain/documents/color-text.ts";
import type { Item } from "#domain/documents/fields/list.ts";
import { formatEasing, parseEasing } from "#engine/gradient/easing.ts";
import type { GradientStop } from "#engine/gradient/gradient.ts";

/** Positions are in tenths of a percent. */
export const POSITION_STEPS = 1000;

export const STOP: Item<GradientStop> = {
  read(part, notices) {
    const isLocked = part.endsWith("*");
    const [place = "", ...rest] = splitWay(isLocked ? part.slice(0, -1) : part);
    const at = place.lastIndexOf("@");
    const color = parseColorText(at < 0 ? place : place.slice(0, at));
    const [start, end, ...more] =
      at < 0
        ? []
        : place
            .slice(at + 1)
            .split("_")
            .map(readShare);
    const way = readWay(rest[0]);
    const isRead = color.ok && start !== undefined && more.length === 0 && rest.length < 2;
    if (
      !isRead ||
      way === undefined ||
      (end !== undefined && end < start) ||
      /_/.test(place.slice(at + 1)) !== (end !== undefined)
    ) {
      notices.push(`“${shortText(part)}” is not a stop of a gradient, so it was left out.`);
      return undefined;
    }
    return {
      color: color.color,
      position01: start,
      ...(end !== undefined && { end01: end }),
      ...way,
      ...(isLocked && { isLocked }),
    };
  },
  write({ color, position01, end01, hint01, easing, isLocked }) {
    const end = end01 === undefined ? "" : `_${percent(end01)}`;
    const hint = hint01 === undefined || hint01 === 0.5 ? "" : `~h${percent(hint01)}`;
    const way = easing === undefined || easing.kind === "plain" ? hint : `~${wordsOf(formatEasing(easing))}`;
    return `${colorText(color)}@${percent(position01)}${end}${way}${isLocked === true ? "*" : ""}`;
  },
};

/**
 * Sorts the stops by position and moves each to the end of the stop before it at least, as CSS requires. A segment of
 * length 0 loses its hint and easing.
 */
export function orderedStops(given: readonly GradientStop[]): readonly GradientStop[] {
  let reached = 0;
  const stops = given
    .toSorted((a, b) => a.position01 - b.position01)
    .map((stop) => {
      const position01 = heldShare(Math.max(reached, stop.position01));
      const end01 = heldShare(Math.max(position01, stop.end01 ?? position01));
      reached = end01;
      const { end01: _end, ...rest } = stop;
      return { ...rest, position01, ...(end01 > position01 && { end01 }) };
    });
  return stops.map((stop, index) => {
    const next = stops[index + 1];
    const { hint01, easing, ...rest } = stop;
    if (next === undefined || next.position01 <= (stop.end01 ?? stop.position01)) return rest;
    if (easing !== undefined && easing.kind !== "plain") return { ...rest, easing };
    return hint01 === undefined || hint01 === 0.5 ? rest : { ...rest, hint01 };
  });
}

/** A share in tenths of a percent. */
export function heldShare(share01: number): number {
  return Math.round(Math.min(1, Math.max(0, share01)) * POSITION_STEPS) / POSITION_STEPS;
}

/** Splits a stop from its hint or easing at "~"; separators inside brackets belong to the color. */
function splitWay(part: string): readonly string[] {
  const at = part.lastIndexOf("~");
  return at < 0 ? [part] : [part.slice(0, at), part.slice(at + 1)];
}

/** The hint or easing; an empty object without one, undefined for unreadable text. */
function readWay(text: string | undefined): Pick<GradientStop, "hint01" | "easing"> | undefined {
  if (text === undefined) return {};
  if (/^h\d/.test(text)) {
    const hint01 = readShare(text.slice(1));
    return hint01 === undefined || hint01 === 0 || hint01 === 1
      ? undefined
      : hint01 === 0.5
        ? {}
        : { hint01 };
  }
  const easing = parseEasing(easingOf(text));
  if (easing === undefined) return undefined;
  return easing.kind === "plain" ? {} : { easing };
}

/**
 * The easing's name without minus signs, which separate colors, and without characters that an address would escape.
 */
function wordsOf(easing: string): string {
  const [name = "", inner] = easing.split("(");
  const word = name.replaceAll("-", ".");
  return inner === undefined
    ? word
    : `${word}(${inner.replaceAll(", ", "_").replaceAll(" ", ":").replaceAll("%", "")}`;
}

function easingOf(text: string): string {
  const [name = "", inner] = text.split("(");
  const word = name.replaceAll(".", "-");
  if (inner === undefined) return word;
  const parts = inner.replaceAll("_", ", ");
  return `${word}(${word === "linear" ? parts.replaceAll(/:([\d.]+)/g, " $1%") : parts.replaceAll(":", " ")}`;
}

function readShare(text: string): number | undefined {
  if (!/^\d{1,3}(\.\d)?$/.test(text)) return undefined;
  const share = Math.round(Number(text) * 10) / POSITION_STEPS;
  return share <= 1 ? share : undefined;
}

function percent(share01: number): string {
  return String(Math.round(share01 * POSITION_STEPS) / 10);
}
