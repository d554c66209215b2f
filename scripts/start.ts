// `npm start`: builds when the sources changed since the last build, then serves, in this same process.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.ts";
import { builtStamp, sourceStamp } from "./build-stamp.ts";

const root = process.cwd();
process.env.NODE_ENV = "production";

if (builtStamp(root) !== sourceStamp(root)) {
  console.log("Building…");
  const code = await build(root);
  if (code !== 0) process.exit(code);
}
await import(pathToFileURL(resolve("build/server/main.js")).href);
