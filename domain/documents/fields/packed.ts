/** Compresses a document that is too long for a readable address into the parameter `z`. `address-fit.ts` decides when even that is too long. */
import { packText } from "#engine/files/pack-text.ts";
import { unpackText } from "#engine/files/unpack-text.ts";
import type { Described } from "./describe.ts";

/** Query length that browsers, chats and mail programs keep intact. */
export const COMFORTABLE_LENGTH = 2000;
/** Most bytes a link may unpack to: more than ten times the largest document, a mesh of 64 points. */
const MAX_UNPACKED = 100_000;
const DAMAGED = "This link is cut off or damaged, so what it holds cannot be read.";

export function packed<Document extends object>(described: Described<Document>): Described<Document> {
  return {
    ...described,
    decode: (params) => {
      const z = params.get("z");
      if (z === null) return described.decode(params);
      const query = unpackText(z, MAX_UNPACKED);
      if (query === undefined) return { document: undefined, notices: [DAMAGED] };
      return described.decode(new URLSearchParams(query));
    },
    encode: (document) => {
      const params = described.encode(document);
      const query = params.toString();
      return query.length > COMFORTABLE_LENGTH ? new URLSearchParams({ z: packText(query) }) : params;
    },
  };
}
