// Compiles the pixel kernel (engine/kernels/assembly) to WebAssembly and writes it as a module of bytes, which is
// committed: tests and the development server need no compiler, and a test compares it with a fresh compilation.
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
    `// Written by scripts/build-kernels.ts from ${SOURCE}.`,
    "/** The pixel kernel, compiled. */",
    `export const PIXELS_WASM: Uint8Array<ArrayBuffer> = new Uint8Array([${[...wasm].join(",")}]);`,
    "",
  ].join("\n");
}

/** Compiles, and writes the module only when it changed, so that an unchanged build keeps its modification time. */
export async function buildKernels(root: string): Promise<void> {
  const text = await compileKernels(root);
  const file = join(root, OUTPUT);
  if (readKernels(root) !== text) writeFileSync(file, text);
}

/** The generated module as it is on disk; empty when there is none. */
export function readKernels(root: string): string {
  try {
    return readFileSync(join(root, OUTPUT), "utf8");
  } catch {
    return "";
  }
}

if (process.argv[1] === import.meta.filename) await buildKernels(process.cwd());
