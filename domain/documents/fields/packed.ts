/**
 * Documents too long for a comfortable address stand packed in it, as `z`. For kinds that need it alone: what packs is
 * handed in, and no other page loads it. `address-fit.ts` says when even that is too long.
 */
import type { Described } from "./describe.ts";

export interface Packer {
  readonly pack: (text: string) => string;
  /** Undefined for what was not packed so, and for more than `most` bytes. Never throws. */
  readonly unpack: (packed: string, most: number) => string | undefined;
}

/** Letters of a query that browsers, chats and mail take whole. */
export const COMFORTABLE_LENGTH = 2000;
/** Bytes that a link may unfold to: over ten times the largest document that is planned, a mesh of 64 points. */
const MOST_UNPACKED = 100_000;
const DAMAGED = "This link is cut off or damaged, so what it holds cannot be read.";

export function packed<Document extends object>(
  described: Described<Document>,
  { pack, unpack }: Packer,
): Described<Document> {
  return {
    ...described,
    decode: (params) => {
      const z = params.get("z");
      if (z === null) return described.decode(params);
      const query = unpack(z, MOST_UNPACKED);
      if (query === undefined) return { document: undefined, notices: [DAMAGED] };
      return described.decode(new URLSearchParams(query));
    },
    encode: (document) => {
      const params = described.encode(document);
      const query = params.toString();
      return query.length > COMFORTABLE_LENGTH ? new URLSearchParams({ z: pack(query) }) : params;
    },
  };
}
