import { readdirSync } from "node:fs";
import { join } from "node:path";

const NAME = /^manifest-([\w-]+)\.js$/;

/** React Router's list of all routes in a client build; it names the build, and tells each page that id. Throws when there is none. */
export function findRoutesFile(clientFolder: string): { readonly address: string; readonly id: string } {
  const assets = join(clientFolder, "assets");
  for (const name of readdirSync(assets)) {
    const id = NAME.exec(name)?.[1];
    if (id !== undefined) return { address: `/assets/${name}`, id };
  }
  throw new Error(`There is no route manifest in ${assets}: build first.`);
}
