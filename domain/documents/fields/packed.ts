/**
 * Compresses a document that is too long for a readable address into the parameter `z`. The compression
 * functions are injected, so that only pages that need them load them. `address-fit.ts` decides when even
 * that is too long.
 */
import type { Described } from "./describe.ts";

export interface Packer {
  /** Undefined while its code is not there yet; the address then stays readable. */
  readonly pack: (text: string) => string | undefined;
  /** Undefined if the text was not packed by `pack`, or would unpack to more than `most` bytes. Never throws. */
  readonly unpack: (packed: string, most: number) => string | undefined;
}

/** Query length that browsers, chats and mail programs keep intact. */
export const COMFORTABLE_LENGTH = 2000;
/** Most bytes a link may unpack to: more than ten times the largest document, a mesh of 64 points. */
const MAX_UNPACKED = 100_000;
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
      const query = unpack(z, MAX_UNPACKED);
      if (query === undefined) return { document: undefined, notices: [DAMAGED] };
      return described.decode(new URLSearchParams(query));
    },
    encode: (document) => {
      const params = described.encode(document);
      const query = params.toString();
      const z = query.length > COMFORTABLE_LENGTH ? pack(query) : undefined;
      return z === undefined ? params : new URLSearchParams({ z });
    },
  };
}
