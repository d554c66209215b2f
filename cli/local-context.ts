/** What calls need besides their input, without a server. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { CallContext } from "#calls/call.ts";
import { seedFromNumber } from "#engine/random/random.ts";
import { type FontFamily, fontFileName } from "#engine/typeset/font-files.ts";
import { nothingToDo } from "./exit-code.ts";

const MAX_RANDOM = 2 ** 30;

export const LOCAL_CONTEXT: CallContext = {
  library: { listItems: noLibrary, findItem: noLibrary, seededItemId: noLibrary },
  access: async () => "free",
  fontFiles: {
    rangesOf: async (family) => JSON.parse(await readFontFile(family, "unicode.json")),
    read: (family, key) => readFontFile(family, `files/${fontFileName(family, key)}`).then(bytesOf),
  },
  drawSeed: () => seedFromNumber((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % MAX_RANDOM),
};

const bytesOf = (text: string): Uint8Array => Buffer.from(text, "latin1");

/** Fonts weigh 40 MB and are for names in other scripts in a PDF alone, so they are installed by who needs them. */
async function readFontFile(family: FontFamily, file: string): Promise<string> {
  const name = `${family === "noto-emoji" ? "@fontsource" : "@fontsource-variable"}/${family}`;
  try {
    const here = createRequire(path.join(process.cwd(), "package.json"));
    return await readFile(here.resolve(`${name}/${file}`), file.endsWith(".json") ? "utf8" : "latin1");
  } catch {
    throw nothingToDo(
      `A name is in a script that needs a font of its own. Install it beside: npm install ${name}`,
    );
  }
}

async function noLibrary(): Promise<never> {
  throw new Error("A call without `readsLibrary` has asked for the library");
}
