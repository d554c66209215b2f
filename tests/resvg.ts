import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm } from "@resvg/resvg-wasm";

/**
 * Makes resvg ready. It can be made so once in a process, and several test files share one: the second finds it ready,
 * which the package says by an error.
 */
export async function readyResvg(): Promise<void> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm"));
  await initWasm(wasm).catch((error: unknown) => {
    if (!String(error).includes("Already initialized")) throw error;
  });
}
