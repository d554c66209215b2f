import { expect, it } from "vitest";
import type { ItemCard } from "#domain/library/item.ts";
import { toCardView } from "./card-view.ts";

const cardOf = (colors: readonly string[]): ItemCard => ({
  id: "Y8ncN1kuiBSP",
  kind: "palette",
  title: "Harbor",
  credit: "Sanzo Wada, plate 187",
  likeCount: 0,
  names: colors.map(() => "Harbor"),
  createdAt: { seconds: 0, nanoseconds: 0 },
  colors,
  content: { type: "palette" },
});

it("[QLT-2] a hex color is one string, which a page sends once; any other color keeps its exact text", () => {
  const [hex, wide] = toCardView(cardOf(["#005b8d", "oklch(0.7 0.3 150)"])).bands;
  expect(hex).toMatchObject({ css: "#005B8D", hex: "#005B8D" });
  expect(wide?.css).toBe("oklch(0.7 0.3 150)");
  expect(wide?.hex).toMatch(/^#[\dA-F]{6}$/);
});
