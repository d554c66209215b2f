/** The palette that the generator opens on: the plate of the day of the library. */
import type { LoaderFunctionArgs } from "react-router";
import {
  DEFAULTS,
  freeColor,
  MAX_COLORS,
  type PaletteDocument,
} from "#domain/documents/palette/palette-document.ts";
import { dayNumber } from "#domain/library/day-number.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { itemOfTheDay } from "#server/library/library-queries.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";

/** Undefined while the library is empty. */
export async function plateOfTheDay(
  context: LoaderFunctionArgs["context"],
): Promise<PaletteDocument | undefined> {
  const { reads, clock } = context.get(servicesContext);
  const plate = await itemOfTheDay(reads, "palette", dayNumber(clock()));
  const colors = (plate?.colors ?? []).slice(0, MAX_COLORS).flatMap((css) => {
    const parsed = parseColor(css);
    return parsed.ok ? [freeColor(parsed.color)] : [];
  });
  return colors.length === 0 ? undefined : { ...DEFAULTS, colors };
}
