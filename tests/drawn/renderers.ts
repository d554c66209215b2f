/** resvg and librsvg, the readers of SVG outside browsers that most programs use. */
import { spawnSync } from "node:child_process";
import { Resvg } from "@resvg/resvg-wasm";
import { LIBRSVG } from "#tests/machine.ts";
import { readyResvg } from "#tests/resvg.ts";
import { cutPng, cutSheet, type Drawing, sheetOfSvgs } from "./sheet.ts";

let isReady: Promise<void> | undefined;

export async function drawByResvg(svgs: readonly string[], ground: string): Promise<readonly Drawing[]> {
  isReady ??= readyResvg();
  await isReady;
  const { pixels, width } = new Resvg(sheetOfSvgs(svgs, ground)).render();
  return cutSheet(svgs.length, pixels, width, 4);
}

export function drawByLibrsvg(svgs: readonly string[], ground: string): readonly Drawing[] {
  const run = spawnSync(LIBRSVG, ["--unlimited"], { input: sheetOfSvgs(svgs, ground), maxBuffer: 2 ** 28 });
  if (run.status !== 0) throw new Error(`rsvg-convert: ${run.error?.message ?? run.stderr.toString()}`);
  return cutPng(svgs.length, run.stdout);
}
