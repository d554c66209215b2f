/** What packs and unpacks long links. Pages in the browser take link-packer-later.ts instead (vite.config.ts). */
import { packText } from "#engine/files/pack-text.ts";
import { unpackText } from "#engine/files/unpack-text.ts";
import type { Packer } from "./packed.ts";

export const LINK_PACKER: Packer = { pack: packText, unpack: unpackText };
