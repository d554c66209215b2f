// `npm start`: builds when the sources changed since the last build, then serves in the same process.
import { enableCompileCache } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.ts";

process.env.NODE_ENV = "production";

const code = await ensureBuilt(process.cwd());
if (code !== 0) process.exit(code);
// From the second start on, the compiled server code is read from a cache.
enableCompileCache(resolve("node_modules/.cache/compiled"));
await import(pathToFileURL(resolve("build/server/main.js")).href);
