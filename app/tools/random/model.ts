/** What the Random Color tool does to its document. Pure: seeds come from outside. */
import type { RandomDocument } from "#domain/documents/random-document.ts";

export type RandomAction =
  | { readonly type: "next"; readonly seed: string }
  | { readonly type: "count"; readonly count: number };

export function reduce(document: RandomDocument, action: RandomAction): RandomDocument {
  switch (action.type) {
    case "next":
      return { ...document, seed: action.seed };
    case "count":
      return { ...document, count: action.count };
  }
}
