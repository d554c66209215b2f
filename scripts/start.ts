// `npm start`: builds when the sources changed since the last build, then serves, in this same process.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.ts";

process.env.NODE_ENV = "production";

const code = await ensureBuilt(process.cwd());
if (code !== 0) process.exit(code);
await import(pathToFileURL(resolve("build/server/main.js")).href);
