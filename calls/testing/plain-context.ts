/** Call context for tests: its own library with one palette and one gradient, and a fixed seed. */
import type { CallContext } from "#calls/call.ts";
import type { ItemContent } from "#domain/library/content-kinds.ts";
import type { ItemDetail, ItemKind } from "#domain/library/item.ts";
import { packageFonts } from "#engine/testing/package-fonts.ts";

const IDS: Readonly<Record<ItemKind, string>> = { palette: "pa123456", gradient: "gr123456" };

const CONTENTS: Readonly<Record<ItemKind, ItemContent>> = {
  palette: { type: "palette" },
  gradient: {
    type: "gradient",
    gradient: {
      type: "linear",
      angleDeg: 90,
      space: "oklab",
      stops: [
        { color: "#1d4ed8", position01: 0 },
        { color: "#93c5fd", position01: 1 },
      ],
    },
  },
};

function itemOf(kind: ItemKind): ItemDetail {
  return {
    id: IDS[kind],
    kind,
    title: "Two blues",
    colors: ["#1d4ed8", "#93c5fd"],
    names: ["Blue", "Light blue"],
    content: CONTENTS[kind],
    credit: "Test",
    likeCount: 0,
    createdAt: { seconds: 0, nanoseconds: 0 },
    description: "",
    tags: [],
    author: "Test",
    state: "public",
    originalId: "",
    facts: {
      aaPairs: 0,
      isVisionSafe: true,
      temperature: "cool",
      hueFamilies: ["blue"],
      isWideGamut: false,
    },
  };
}

export const PLAIN_CONTEXT: CallContext = {
  library: {
    listItems: async (kind, { cursor }) =>
      cursor === undefined
        ? { ok: true, items: [itemOf(kind)], next: null }
        : { ok: false, reason: "other-list" },
    findItem: async (kind, id) => (id === IDS[kind] ? itemOf(kind) : undefined),
    seededItemId: async (kind) => IDS[kind],
  },
  access: async () => "free",
  fontFiles: packageFonts,
  drawSeed: () => "drawn",
};
