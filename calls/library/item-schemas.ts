/** Library items as the API answers them, matching the view types of domain/library/item.ts. */
import * as v from "valibot";
import { CssColor } from "#calls/color-schemas.ts";
import { CONTENT_FIELDS } from "#domain/library/content-kinds.ts";
import { HUE_FAMILIES } from "#engine/names/hue-family.ts";

const card = {
  id: v.string(),
  kind: v.picklist(["palette", "gradient"]),
  title: v.string(),
  colors: v.array(CssColor),
  names: v.pipe(v.array(v.string()), v.description("A name for each color; empty where none is known.")),
  ...CONTENT_FIELDS,
  credit: v.pipe(v.string(), v.description("Who it is by.")),
  likeCount: v.number(),
  createdAt: v.object({
    seconds: v.pipe(v.number(), v.description("Whole seconds since 1970, UTC.")),
    nanoseconds: v.number(),
  }),
};

export const ItemCardAnswer = v.object(card);

export const ItemDetailAnswer = v.object({
  ...card,
  description: v.string(),
  tags: v.array(v.string()),
  author: v.pipe(v.string(), v.description("Who made it, or published it here.")),
  source: v.pipe(
    v.optional(
      v.object({
        slug: v.string(),
        name: v.string(),
        author: v.string(),
        url: v.string(),
        licence: v.string(),
        licenceUrl: v.string(),
        note: v.pipe(v.string(), v.description("Words the licence asks for.")),
      }),
    ),
    v.description("The data set it comes from; missing from what somebody published here."),
  ),
  state: v.pipe(
    v.picklist(["public", "unlisted", "private", "hidden"]),
    v.description("Lists show what is public; what is unlisted is opened by its id alone."),
  ),
  place: v.pipe(
    v.optional(v.object({ latitude: v.number(), longitude: v.number() })),
    v.description("Where its photo was taken, in degrees, when its author says so."),
  ),
  originalId: v.pipe(v.string(), v.description("How the source names it; empty without a source.")),
  facts: v.object({
    aaPairs: v.pipe(v.number(), v.description("Pairs that reach 4.5:1.")),
    isVisionSafe: v.boolean(),
    temperature: v.picklist(["warm", "cool", "mixed"]),
    hueFamilies: v.array(v.picklist(HUE_FAMILIES)),
    isWideGamut: v.boolean(),
  }),
});
