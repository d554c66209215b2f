/** The server's implementation of the call context. */
import { randomInt } from "node:crypto";
import type { CallContext } from "#calls/call.ts";
import { seedFromNumber } from "#engine/random/random.ts";
import { packageFonts } from "./package-fonts.server.ts";

const MAX_RANDOM = 2 ** 30;

/** Without access to formats of Pro. */
export function callContext(library: CallContext["library"]): CallContext {
  return {
    library,
    access: async () => "free",
    fontFiles: packageFonts,
    drawSeed: () => seedFromNumber(randomInt(MAX_RANDOM)),
  };
}
