/**
 * What packs and unpacks long links in a page: reading is there at once, and the code that packs is loaded when a
 * document first needs it. Until then its address is long, but readable.
 */
import { unpackText } from "#engine/files/unpack-text.ts";
import type { Packer } from "./packed.ts";

let packNow: ((text: string) => string) | undefined;
/** The link that was read last, so that its own document has the same address. */
let read: { readonly text: string; readonly packed: string } | undefined;

export const LINK_PACKER: Packer = {
  pack(text) {
    if (packNow !== undefined) return packNow(text);
    void import("#engine/files/pack-text.ts").then(
      ({ packText }) => {
        packNow = packText;
      },
      // Asked for again with the next change.
      () => undefined,
    );
    return text === read?.text ? read.packed : undefined;
  },
  unpack(packed, most) {
    const text = unpackText(packed, most);
    if (text !== undefined) read = { text, packed };
    return text;
  },
};
