import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";

/** Colors that no other test publishes. */
const freshColors = () =>
  Array.from(
    { length: 4 },
    () =>
      `#${Math.floor(Math.random() * 0xffffff)
        .toString(16)
        .padStart(6, "0")}`,
  );

/** Publishes a palette with colors of its own; returns its id. */
export async function publish(visitor: Visitor, title: string): Promise<string> {
  const json = { content: { type: "palette" }, title, colors: freshColors(), state: "public" };
  const answer = await visitor.send("POST", "/resources/own-items", { json });
  expect(answer.status).toBe(201);
  const { item }: { item: { id: string } } = await answer.json();
  return item.id;
}
