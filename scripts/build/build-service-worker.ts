// Part of `npm run build`: writes /sw.js with the list of files of this build, and an archive of them (PLT-1).
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { build } from "vite";
import { TOOLS } from "#domain/navigation/tools.ts";
import { type ArchivedFile, packFiles } from "#domain/shell/file-archive.ts";
import { headersOfFile } from "#domain/shell/file-headers.ts";
import { offlinePage } from "#domain/shell/offline-page.ts";
import { bundleScript } from "./bundle-script.ts";
import { offlinePageHeaders } from "./offline-headers.ts";
import { findRoutesFile } from "./routes-file.ts";

/** Cached for every visitor. Names in assets/ change with their content, so they need no revision. */
const CACHED = /\.(?:js|css|woff2|wasm|svg)$/;
/** Not cached: the server's own copies of style sheets, which no page links, and large files that few visitors need. */
const NOT_CACHED = /^(?:server-build-|avif[-_]enc|noto-|typesetter-|sheet-fonts-|unicode-)/;

/** Writes sw.js and the archive into the client build. Throws when there is no client build. */
export async function buildServiceWorker(root: string): Promise<void> {
  const client = join(root, "build/client");
  const assets = readdirSync(join(client, "assets"))
    .filter((name) => CACHED.test(name) && !NOT_CACHED.test(name))
    .sort();
  const icon = { url: "/icon.svg", revision: hash(readFileSync(join(client, "icon.svg"))) };
  const precache = [...assets.map((name) => ({ url: `/assets/${name}`, revision: null })), icon];
  const files = precache.map(({ url }) => archived(client, url));
  const archive = packFiles(files);
  const archiveAddress = `/assets/offline-${hash(archive)}.bin`;
  writeFileSync(join(client, archiveAddress), archive);
  const styleSheet = assets.find((name) => name.endsWith(".css") && hasTokens(join(client, "assets", name)));
  if (styleSheet === undefined)
    throw new Error("No style sheet of the build has the design tokens of the offline page.");
  const earlyScript = await bundleScript(join(root, "app/shell/early/early-offline.ts"));
  const toolPaths = TOOLS.map(({ path }) => path);
  const offline = offlinePage({ styleSheet: `/assets/${styleSheet}`, earlyScript });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": '"production"',
      PRECACHE: JSON.stringify(precache),
      ARCHIVE: JSON.stringify(archiveAddress),
      TOOL_PATHS: JSON.stringify(toolPaths),
      STORED_AS: JSON.stringify(hash(JSON.stringify(headersOf(files)))),
      OFFLINE_PAGE: JSON.stringify(offline),
      OFFLINE_PAGE_HEADERS: JSON.stringify(offlinePageHeaders(offline)),
      ROUTES_FILE: JSON.stringify(findRoutesFile(client).address),
      BUILD_ID: JSON.stringify(hash(JSON.stringify(precache))),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: "es2022",
      rollupOptions: {
        input: join(root, "app/shell/service-worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

/** Whether the style sheet defines what the offline page asks for. By content: names of files follow the build's chunks. */
function hasTokens(path: string): boolean {
  const text = readFileSync(path, "utf8");
  const page = offlinePage({ styleSheet: "", earlyScript: "" });
  return [...page.matchAll(/var\((--[\w-]+)\)/g)].every(([, token]) => text.includes(`${token}:`));
}

/** The file of the client build at this path, with the type that the server sends it with. */
function archived(client: string, path: string): ArchivedFile {
  const type = getMimeType(path);
  if (type === undefined) throw new Error(`${path} has no known type.`);
  return { path, type, content: new Uint8Array(readFileSync(join(client, path))) };
}

/** Each set of headers once, in an order that does not depend on the files. */
function headersOf(files: readonly ArchivedFile[]): readonly string[] {
  return [...new Set(files.map(({ path, type }) => JSON.stringify(headersOfFile(path, type))))].sort();
}

function hash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
