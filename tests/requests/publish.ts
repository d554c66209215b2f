import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";

let published = 0;

/** Colors that no other test publishes: of this title, and another time other ones. */
function freshColors(title: string): string[] {
  published += 1;
  const digits = createHash("sha256").update(`${title} ${published}`).digest("hex");
  return [0, 6, 12, 18].map((at) => `#${digits.slice(at, at + 6)}`);
}

/** Publishes a palette with colors of its own; returns its id. */
export async function publish(visitor: Visitor, title: string): Promise<string> {
  const json = { content: { type: "palette" }, title, colors: freshColors(title), state: "public" };
  const answer = await visitor.send("POST", "/resources/own-items", { json });
  expect(answer.status).toBe(201);
  const { item }: { item: { id: string } } = await answer.json();
  return item.id;
}
