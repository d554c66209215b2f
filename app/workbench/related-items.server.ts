import type { RouterContextProvider } from "react-router";
import { type CardView, toCardView } from "#app/items/card-view.ts";
import { parseListQuery } from "#domain/library/list-query.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { listItems } from "#server/library/library-queries.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { RELATED, RELATED_BY } from "./related-items.tsx";

/** Library palettes with similar colors, for the section below a tool. */
export async function relatedItems(
  colors: readonly Color[],
  context: Readonly<RouterContextProvider>,
): Promise<readonly CardView[]> {
  const params = new URLSearchParams({ limit: String(RELATED) });
  for (const color of colors.slice(0, RELATED_BY)) params.append("near", formatHex(color));
  const { items } = await listItems(
    context.get(servicesContext).reads,
    "palette",
    parseListQuery(params).query,
  );
  return items.map(toCardView);
}
