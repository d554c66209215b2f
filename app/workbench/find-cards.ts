/** Finds library palettes and gradients from the browser. */
import type { CardView } from "#app/items/card-view.ts";

export type LibraryKind = "palettes" | "gradients";
type CardQuery = ({ readonly text: string } | { readonly near: readonly string[] }) & {
  readonly tag?: string | undefined;
};

/** The answer comes from our own server, as view data of cards. Rejects if the server is unreachable. */
export async function findCards(
  kind: LibraryKind,
  query: CardQuery,
  limit: number,
  signal: AbortSignal,
): Promise<readonly CardView[]> {
  const params = new URLSearchParams({ limit: String(limit) });
  if (!("text" in query)) for (const color of query.near) params.append("near", color);
  else if (query.text !== "") params.set("q", query.text);
  if (query.tag !== undefined) params.append("tag", query.tag);
  const response = await fetch(`/resources/list/${kind}?${params}`, { signal });
  if (!response.ok) throw new Error(`The library answered ${response.status}`);
  const answer: unknown = await response.json();
  if (typeof answer !== "object" || answer === null || !("cards" in answer) || !Array.isArray(answer.cards))
    throw new Error("The library's answer cannot be read");
  return answer.cards.filter(isCard);
}

function isCard(value: unknown): value is CardView {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "title" in value &&
    "bands" in value &&
    Array.isArray(value.bands)
  );
}
