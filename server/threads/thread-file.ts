/** The file with the code of a thread: a bundled file in a build, otherwise the source file. */
import path from "node:path";
import { pathToFileURL } from "node:url";

/** `name` is the file's name and the name of its entry in vite.config.ts. */
export function threadFile(name: string, source: URL): URL {
  return import.meta.env?.PROD ? pathToFileURL(path.resolve("build/server", `${name}.js`)) : source;
}
