// `npm run build-engine -- [folder]`: the npm package of the engine in build/engine/, complete for `npm pack`. Every source stays a
// module of its own, so that whoever bundles it takes what is used; the libraries that readers and writers stand on are in
// it, so that it has no dependencies.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix, resolve } from "node:path";
import { build } from "vite";
import { runTool } from "#scripts/run-tool.ts";
import { ENGINE_DOORS, ENGINE_VERSION } from "./engine-doors.ts";
import { engineReference } from "./engine-reference.ts";

const files = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });

const MANIFEST = {
  name: "@tincture/engine",
  version: ENGINE_VERSION,
  description:
    "Color arithmetic: CSS Color 4 and 5, contrast, gamuts, palettes, gradients, themes in four modes, swatch files.",
  license: "MIT",
  type: "module",
  sideEffects: false,
  exports: {
    ...Object.fromEntries(Object.entries(ENGINE_DOORS).map(([door, path]) => [door, files(path)])),
    "./brand-page.js": "./dist/brand-page.js",
    "./package.json": "./package.json",
  },
  files: ["dist", "README.md", "REFERENCE.md", "CHANGELOG.md", "LICENSE", "THIRD-PARTY.md"],
  engines: { node: ">=20" },
  keywords: [
    "color",
    "css",
    "oklch",
    "contrast",
    "apca",
    "wcag",
    "gamut",
    "palette",
    "gradient",
    "theme",
    "design-tokens",
  ],
};

/** Writes the package into the folder `to`, which is emptied. */
export async function buildEngine(root: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  await writeModules(root, to);
  await writeTypes(join(to, "dist"));
  await writeScript(join(root, "engine/theme/page/brand-page.ts"), join(to, "dist"));
  writeFileSync(join(to, "package.json"), `${JSON.stringify(MANIFEST, null, 2)}\n`);
  writeFileSync(join(to, "REFERENCE.md"), engineReference(join(to, "dist")));
  for (const name of ["README.md", "CHANGELOG.md", "LICENSE"])
    cpSync(join(root, "engine/package", name), join(to, name));
}

async function writeModules(root: string, outDir: string): Promise<void> {
  const engine = join(root, "engine");
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    // Files for browsers and for Node: none of a library needs a module of Node.
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: true,
      outDir,
      target: "es2023",
      minify: false,
      // The licences of the libraries whose code is in the files.
      license: { fileName: "THIRD-PARTY.md" },
      rollupOptions: {
        input: Object.fromEntries(
          Object.values(ENGINE_DOORS).map((path) => [path, join(engine, `${path}.ts`)]),
        ),
        preserveEntrySignatures: "strict",
        output: {
          format: "es",
          preserveModules: true,
          preserveModulesRoot: engine,
          // npm packs no folder that is called node_modules.
          entryFileNames: ({ name }) => `dist/${name.replace(/^.*node_modules\//, "libraries/")}.js`,
        },
      },
    },
  });
}

/** One classic script with all that it needs, which a page loads by its address; its colors are sRGB. */
async function writeScript(entry: string, outDir: string): Promise<void> {
  const replacement = join(dirname(entry), "srgb-alone.ts");
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: [{ find: /^\.\/(?:space-ways|destinations)\.ts$/, replacement }] },
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      rollupOptions: {
        input: entry,
        // Only what is used, as for whoever imports the package, which has no side effects; the entry is one.
        treeshake: { moduleSideEffects: [entry] },
        output: { format: "iife", entryFileNames: "[name].js", codeSplitting: false },
      },
    },
  });
}

/** The declarations of what the doors name, and of what those name in turn. */
async function writeTypes(outDir: string): Promise<void> {
  const from = mkdtempSync(join(tmpdir(), "tincture-types-"));
  if ((await runTool("typescript/bin/tsc", ["-p", "engine/package/tsconfig.json", "--outDir", from])) !== 0)
    throw new Error("The engine's types could not be written.");
  const waiting = Object.values(ENGINE_DOORS).map((path) => `${path}.d.ts`);
  const written = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (written.has(path)) continue;
    written.add(path);
    const folder = posix.dirname(path);
    const text = readFileSync(join(from, path), "utf8").replaceAll(
      /(\bfrom |\bimport\()"([^"\s]+)"/g,
      (_, before: string, named: string) => {
        const target = named.startsWith("#engine/")
          ? named.slice("#engine/".length)
          : posix.join(folder, named);
        if (!/^[.#]/.test(named) || !target.endsWith(".ts"))
          throw new Error(`${path} shows a type of ${named}, which is no part of the package.`);
        waiting.push(target.replace(/\.ts$/, ".d.ts"));
        const beside = posix.relative(folder, target).replace(/\.ts$/, ".js");
        return `${before}"${beside.startsWith(".") ? beside : `./${beside}`}"`;
      },
    );
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), text);
  }
  rmSync(from, { recursive: true, force: true });
}

if (process.argv[1] === import.meta.filename) {
  const to = resolve(process.argv[2] ?? "build/engine");
  await buildEngine(process.cwd(), to);
  // The page /engine shows it; a test, which builds elsewhere, says when it is old.
  if (process.argv[2] === undefined) cpSync(join(to, "REFERENCE.md"), "engine/package/REFERENCE.md");
  console.log(`The package is in ${to}.`);
}
