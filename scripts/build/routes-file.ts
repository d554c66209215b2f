import { readdirSync } from "node:fs";
import { join } from "node:path";

const NAME = /^manifest-([\w-]+)\.js$/;

/**
 * The manifest of all routes that React Router writes into a client build; it contains the build's id, which each
 * page carries. Throws when there is none.
 */
export function findRoutesFile(clientFolder: string): { readonly address: string; readonly id: string } {
  const assets = join(clientFolder, "assets");
  for (const name of readdirSync(assets)) {
    const id = NAME.exec(name)?.[1];
    if (id !== undefined) return { address: `/assets/${name}`, id };
  }
  throw new Error(`There is no route manifest in ${assets}: build first.`);
}
