// Compiles the pixel kernel (engine/kernels/assembly) to WebAssembly and writes it as a module of bytes, which is
// committed: nothing else needs the compiler. The module names the digest of its source, which a test compares.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SOURCE = "engine/kernels/assembly/pixels.ts";
const OUTPUT = "engine/kernels/pixels-wasm.generated.ts";
/** Pages of 64 KiB: the tables, the bins and the buffers of one chunk. */
const MEMORY_PAGES = "13";
const OPTIONS =
  `-O3 --converge --noAssert --runtime stub --enable simd --initialMemory ${MEMORY_PAGES} --maximumMemory ${MEMORY_PAGES}`.split(
    " ",
  );

/** The text of the generated module. Throws with the compiler's messages when the source does not compile. */
export async function compileKernels(root: string): Promise<string> {
  const { default: asc } = await import("assemblyscript/asc");
  let wasm: Uint8Array | undefined;
  const { error } = await asc.main([SOURCE, "--outFile", "pixels.wasm", ...OPTIONS], {
    readFile: (name: string) => (name === SOURCE ? readFileSync(join(root, name), "utf8") : null),
    writeFile: (name: string, contents: Uint8Array | string) => {
      if (name === "pixels.wasm" && typeof contents !== "string") wasm = contents;
    },
    listFiles: () => [],
  });
  if (error !== null || wasm === undefined) {
    throw new Error(`${SOURCE} does not compile: ${String(error)}`);
  }
  return [
    `// Written by generators/kernels.ts from ${SOURCE}, SHA-256 ${digestOf(root)}.`,
    "/** The pixel kernel, compiled. */",
    `export const PIXELS_WASM: Uint8Array<ArrayBuffer> = new Uint8Array([${[...wasm].join(",")}]);`,
    "",
  ].join("\n");
}

function digestOf(root: string): string {
  return createHash("sha256")
    .update(readFileSync(join(root, SOURCE)))
    .digest("hex");
}

/** The generated module as it is on disk. */
export function readKernels(root: string): string {
  return readFileSync(join(root, OUTPUT), "utf8");
}

if (process.argv[1] === import.meta.filename) {
  const root = process.cwd();
  writeFileSync(join(root, OUTPUT), await compileKernels(root));
}
