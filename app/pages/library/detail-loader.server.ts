/** The loader of an item's page: figures, code, simulations and similar items, computed on the server. */
import { data, type RouterContextProvider } from "react-router";
import { toCardView } from "#app/items/card-view.ts";
import { colorText, colorTexts } from "#domain/documents/color-text.ts";
import { comparisonAddress } from "#domain/documents/comparison-address.ts";
import type { CodeTab, ContentPage } from "#domain/library/content-kind.ts";
import { kindOf } from "#domain/library/content-kinds.ts";
import { authorAddress, type ItemDetail, type ItemKind } from "#domain/library/item.ts";
import { isQuickCode, itemCode } from "#domain/library/item-code.ts";
import { readColor } from "#domain/library/stored-color.ts";
import { msFromTimestamp } from "#domain/library/timestamp.ts";
import { bestPartners, type Partner, paletteUse } from "#domain/pictures/palette-use.ts";
import type { WornPalette } from "#domain/pictures/worn-palette.ts";
import { reasonsForTags } from "#domain/words/occasion-colors.ts";
import { onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { firstTextPair } from "#engine/contrast/text-pair.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { COLOR_NAMES } from "#engine/names/color-names.ts";
import { createNamer } from "#engine/names/names.ts";
import type { Color } from "#engine/space/color.ts";
import { DEFICIENCIES, simulateVision } from "#engine/vision/vision.ts";
import { readUser } from "#server/account/current-user.server.ts";
import { findItem } from "#server/library/library-queries.server.ts";
import { similarItems } from "#server/library/similar-items.server.ts";
import { ITEM_CODE_WORK, WORN_PALETTE_WORK } from "#server/pages/page-work-kinds.server.ts";
import { originContext, servicesContext } from "#server/pages/request-context.server.ts";
import { refusedWorkAnswer } from "#server/work/work-answer.server.ts";
import { fitsOnFace } from "./face-title.ts";
import { matrixOf } from "./matrix-of.server.ts";

const ID = /^[1-9A-HJ-NP-Za-km-z]{6,32}$/;
const SIMILAR = 6;
const MATRIX_MAX = 8;
/** WCAG 2.2, 1.4.3. */
const AA_TEXT = 4.5;
const SEEN = {
  protan: "Protanopia",
  deutan: "Deuteranopia",
  tritan: "Tritanopia",
  achroma: "Achromatopsia",
} as const;

/**
 * The page of an item. Public and unlisted items are the same for everyone; an item that only its owner may see is
 * queried second, and its answer is not cached (`itemHeaders`).
 */
export async function loadDetail(
  kind: ItemKind,
  id: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { db, reads } = context.get(servicesContext);
  if (!ID.test(id)) throw nowhere(kind, id);
  const open = await findItem(reads, kind, id);
  if (open !== undefined) return data(await detailOf(open, undefined, context));
  const viewer = (await readUser(request, context))?.uid;
  const own = viewer === undefined ? undefined : await findItem(db, kind, id, viewer);
  if (own === undefined) throw nowhere(kind, id);
  return data(await detailOf(own, viewer, context), { headers: { "Cache-Control": "private, no-store" } });
}

const nowhere = (kind: ItemKind, id: string) =>
  data(`Page Not Found: /${kind}s/${id.slice(0, 60)}`, { status: 404 });

async function detailOf(
  item: ItemDetail,
  viewer: string | undefined,
  context: Readonly<RouterContextProvider>,
) {
  const { db, reads } = context.get(servicesContext);
  const { kind, id } = item;
  const colors = item.colors.map(readColor);
  const similar = await similarItems(
    viewer === undefined ? reads : db,
    kind,
    id,
    kind === "palette" ? SIMILAR : 4,
    viewer,
  );
  const ownNames = ownNamesOf(item, colors);
  const compared = { texts: colorTexts(colors), title: item.title };
  const shown = kindOf(item.content);
  const page = shown.pageOf(item.content, { ...item, ownNames });
  const named = colors.map((color, index) => ({
    name: item.names[index] || formatHex(color).toUpperCase(),
    color,
  }));
  const partners = bestPartners(named);
  const isPalette = page.face === undefined && page.modes === undefined;
  return {
    card: toCardView(item),
    page,
    noun: shown.noun,
    list: listOf(shown),
    ...titleOf(page, colors, item.title),
    /** Absent for what is no palette, and while the server is busy. */
    worn: isPalette ? await wornOf(item, context) : undefined,
    use: isPalette ? paletteUse(named.slice(0, MAX_IN_USE)) : "",
    carried: { colorTexts: colors.map(colorText), ownNames },
    description: item.description,
    tags: item.tags,
    reasons: reasonsForTags(colors, item.tags),
    source: item.source,
    author: item.author,
    authorAddress: item.authorId === undefined ? undefined : authorAddress(item.authorId, kind),
    state: item.state,
    place: item.place,
    originalId: item.originalId,
    facts: item.facts,
    createdMs: msFromTimestamp(item.createdAt),
    nowMs: context.get(servicesContext).clock(),
    values: colors.map((color, index) => ({
      hex: formatHex(color).toUpperCase(),
      name: item.names[index] ?? "",
      oklch: formatColor(color, "oklch").replace(/^oklch\(|\)$/g, ""),
      partner: partnerOf(partners[index]),
      position: page.positions?.[index],
    })),
    code: await codeOf(item, context),
    matrix: matrixOf(colors.slice(0, MATRIX_MAX)),
    /** The number of colors on which black and white text reach AA. */
    plainText: {
      of: colors.length,
      black: colors.filter((color) => wcagRatio(BLACK, color) >= AA_TEXT).length,
      white: colors.filter((color) => wcagRatio(WHITE, color) >= AA_TEXT).length,
    },
    visions: [
      { label: "Full vision", colors: colors.map(formatHex) },
      ...DEFICIENCIES.map((deficiency) => ({
        label: SEEN[deficiency],
        colors: colors.map((color) => formatHex(simulateVision(color, deficiency))),
      })),
    ],
    compareAddress: kind === "palette" ? comparisonAddress(compared) : undefined,
    similar: similar.map((each) => ({
      card: toCardView(each),
      compareAddress:
        kind === "palette"
          ? comparisonAddress(compared, {
              texts: colorTexts(each.colors.map(readColor)),
              title: each.title,
            })
          : undefined,
    })),
  };
}

const partnerOf = (partner: Partner | undefined) =>
  partner && { name: partner.name, ratio: partner.ratio, hex: formatHex(partner.color) };

/** Colors that the sentence about a palette's use speaks of. */
const MAX_IN_USE = 8;
/** WCAG 2.2, 1.4.3, for large text. */
const AA_LARGE = 3;

/** The list that the page belongs to; the part of it, if its items are called otherwise. */
function listOf({ list, noun, part }: ReturnType<typeof kindOf>): {
  readonly label: string;
  readonly address: string;
} {
  if (part === undefined || noun === list)
    return { label: list === "palette" ? "Palettes" : "Gradients", address: `/${list}s` };
  return { label: part.label, address: `/${list}s?tag=${part.tag}` };
}

/** What the title is written in on the picture of the item; without it the title stands beside the picture. */
function titleOf(
  { face, modes, textOn }: ContentPage,
  colors: readonly Color[],
  title: string,
): { titleInk?: string } {
  if (!fitsOnFace(title) || modes !== undefined) return {};
  if (face === undefined) {
    const pair = firstTextPair(colors, AA_TEXT);
    const [first = WHITE] = colors;
    const own = pair?.field === 0 ? colors[pair.text] : undefined;
    return { titleInk: own === undefined ? `var(--on-color-${onColor(first)})` : formatHex(own) };
  }
  // What blending makes of the colors is not known here.
  if ("src" in face || face.blend !== undefined) return {};
  const least = (ink: Color) => Math.min(...colors.map((color) => wcagRatio(ink, color)));
  const inks = textOn ?? [
    { ink: "black" as const, ratio: least(BLACK) },
    { ink: "white" as const, ratio: least(WHITE) },
  ];
  const best = inks.toSorted((one, other) => other.ratio - one.ratio)[0];
  return best !== undefined && best.ratio >= AA_LARGE ? { titleInk: best.ink } : {};
}

async function wornOf(
  { id, colors }: ItemDetail,
  context: Readonly<RouterContextProvider>,
): Promise<WornPalette | undefined> {
  const worn = await context.get(servicesContext).work.run(WORN_PALETTE_WORK, { colors, id: `w${id}` });
  return worn.ok ? worn.value : undefined;
}

export type DetailData = Awaited<ReturnType<typeof detailOf>>;

const nameOf = createNamer(COLOR_NAMES);

/** The names given by the source or the author; "" for a name that is only the nearest known one. */
function ownNamesOf({ names }: ItemDetail, colors: readonly Color[]): string[] {
  return colors.map((color, index) => {
    const name = names[index] ?? "";
    return name === nameOf(color).name ? "" : name;
  });
}

async function codeOf(
  { id, title, colors, names, content }: ItemDetail,
  context: Readonly<RouterContextProvider>,
): Promise<readonly CodeTab[]> {
  const input = { item: { id, title, colors, names, content }, origin: context.get(originContext) };
  if (isQuickCode(input)) return itemCode(input);
  const written = await context.get(servicesContext).work.run(ITEM_CODE_WORK, input);
  if (!written.ok) throw refusedWorkAnswer(written);
  return written.value;
}

const WHITE = readColor("#fff");
const BLACK = readColor("#000");
