/** The document of an address, whole at the server: a shared link reads without JavaScript. */
import { type RouterContextProvider, redirect } from "react-router";
import { COLOR_NAMES } from "#app/color/color-names.ts";
import { toCardView } from "#app/items/card-view.ts";
import {
  DEFAULTS,
  decodePalette,
  encodePalette,
  freeColor,
  type PaletteDocument,
} from "#domain/documents/palette-document.ts";
import { parseListQuery } from "#domain/library/list-query.ts";
import { formatHex } from "#engine/format.ts";
import { generatePalette } from "#engine/generate.ts";
import { createNamer } from "#engine/names.ts";
import { parseColor } from "#engine/parse.ts";
import { servicesContext } from "#server/http/request-context.server.ts";
import { listItems } from "#server/library/library-queries.server.ts";

const nameOf = createNamer(COLOR_NAMES);
/** What a first visit finds: the same for everyone, and reproducible. */
const FIRST_SEED = "tincture";
const FIRST_COUNT = 5;
const RELATED = 6;
/** More colors to be near to would find what is near to none of them. */
const RELATED_BY = 3;

export async function loadPalette(request: Request, context: Readonly<RouterContextProvider>) {
  const url = new URL(request.url);
  const from = url.searchParams.get("from");
  if (from !== null) throw redirect(`/palette-generator?${encodePalette(paletteFrom(from)).toString()}`);
  const { document, notices } = decodePalette(url.searchParams);
  const shown = document ?? firstPalette();
  return {
    search: encodePalette(shown).toString(),
    isGiven: document !== undefined,
    notices,
    related: await relatedTo(shown, context),
    names: shown.colors.map(({ color }) => nameOf(color).name),
  };
}

async function relatedTo(document: PaletteDocument, context: Readonly<RouterContextProvider>) {
  const params = new URLSearchParams({ limit: String(RELATED) });
  for (const { color } of document.colors.slice(0, RELATED_BY)) params.append("near", formatHex(color));
  const { items } = await listItems(context.get(servicesContext).db, "palette", parseListQuery(params).query);
  return items.map(toCardView);
}

function firstPalette(): PaletteDocument {
  const { colors } = generatePalette({
    method: DEFAULTS.method,
    mood: "any",
    count: FIRST_COUNT,
    seed: FIRST_SEED,
    constraints: { aaPairs: 2 },
  });
  return { ...DEFAULTS, seed: FIRST_SEED, colors: colors.map(freeColor) };
}

/** A palette around one color, which stays locked; a text that is no color gives the first palette. */
function paletteFrom(text: string): PaletteDocument {
  const parsed = parseColor(text);
  if (!parsed.ok) return firstPalette();
  const { colors } = generatePalette({
    method: "from-color",
    mood: "any",
    count: FIRST_COUNT,
    seed: FIRST_SEED,
    base: parsed.color,
  });
  return {
    ...DEFAULTS,
    method: "from-color",
    seed: FIRST_SEED,
    base: parsed.color,
    colors: colors.map((color) => ({ ...freeColor(color), isLocked: color === parsed.color })),
  };
}
