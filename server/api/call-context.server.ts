/** The server's implementation of the call context. */
import { randomInt } from "node:crypto";
import type { CallContext } from "#calls/call.ts";
import { seedFromNumber } from "#engine/random/random.ts";
import type { Database } from "#server/db/database.ts";
import { libraryReads } from "#server/library/library-reads.server.ts";
import { mapEntries } from "./map-entries.ts";
import { packageFonts } from "./package-fonts.server.ts";

const MAX_RANDOM = 2 ** 30;

export function callContext({ reads, clock }: { reads: Database; clock: () => number }): CallContext {
  return {
    library: libraryReads(reads, clock),
    access: async () => "free",
    mapEntries,
    fontFiles: packageFonts,
    drawSeed: () => seedFromNumber(randomInt(MAX_RANDOM)),
  };
}
