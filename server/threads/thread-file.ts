/** Where the code of a thread is: in the build a file of its own, otherwise the source file. */
import path from "node:path";
import { pathToFileURL } from "node:url";

/** `name` is the file's name, which is also an input of the build in vite.config.ts. */
export function threadFile(name: string, source: URL): URL {
  return import.meta.env?.PROD ? pathToFileURL(path.resolve("build/server", `${name}.js`)) : source;
}
