/** A palette of the library, as lists and pages get it. */
import type { ItemCard } from "#domain/library/item.ts";

export const TWO_BLUES: ItemCard = {
  id: "pa123456",
  kind: "palette",
  title: "Two blues",
  colors: ["#1d4ed8", "#93c5fd"],
  names: ["Deep", "Sky"],
  credit: "Test",
  likeCount: 0,
  createdAt: { seconds: 0, nanoseconds: 0 },
  content: { type: "palette" },
};
