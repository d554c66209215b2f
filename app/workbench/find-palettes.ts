/** Palettes of the library, asked for by the page itself. */
import type { CardView } from "#app/items/card-view.ts";

type Wish = { readonly text: string } | { readonly near: readonly string[] };

/** The answer comes from our own server in the form the cards are drawn from. Rejects when it cannot be had. */
export async function findPalettes(
  wish: Wish,
  limit: number,
  signal: AbortSignal,
): Promise<readonly CardView[]> {
  const params = new URLSearchParams({ limit: String(limit) });
  if ("text" in wish) params.set("q", wish.text);
  else for (const color of wish.near) params.append("near", color);
  const response = await fetch(`/resources/list/palettes?${params}`, { signal });
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
