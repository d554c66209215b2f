// Writes the npm package of the command line (cli/) into a folder, complete for `npm pack`: no packages are needed to run
// it.
import { chmodSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { completionScript } from "#cli/help/completions.ts";
import { manPage } from "#cli/help/man-page.ts";
import { VERSION } from "#cli/version.ts";
import { runProgram } from "#scripts/run-tool.ts";

const PACKAGE = {
  name: "tincture",
  version: VERSION,
  description:
    "Colors converted, measured, mixed, written and audited: a command line and an agents’ server, offline.",
  license: "MIT",
  type: "module",
  mcpName: "io.github.tincture/tincture",
  bin: { tincture: "bin/tincture.cjs" },
  man: ["man/tincture.1"],
  exports: { "./stylelint": "./stylelint/plugin.js", "./package.json": "./package.json" },
  files: ["agents", "bin", "stylelint", "man", "completions", "ready", "README.md", "LICENSE"],
  engines: { node: ">=20.0.0" },
  peerDependencies: { stylelint: ">=16" },
  peerDependenciesMeta: { stylelint: { optional: true } },
  keywords: ["color", "css", "oklch", "contrast", "accessibility", "design-tokens", "cli", "mcp"],
};

/** What every command but the largest needs, in one file: a start reads it at once. */
const BASE =
  /\/(?:cli\/(?!tincture|version|audit|mcp|help|stylelint)|valibot\/|to-json-schema\/|calls\/(?:call|color-entry|color-schemas|json-schema|invalid-input|nearest|refusal|unknown-options|colors\/)|engine\/(?:bytes|space|gamut|difference|vision|format|random|mix|parse|names|steps|ramp|contrast)\/)/;

export async function buildCommand(root: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  // A module of CommonJS starts in two thirds of the time of an ES module.
  await bundle(root, join(to, "bin"), { tincture: "cli/tincture.ts" }, "cjs");
  await bundle(root, join(to, "stylelint"), { plugin: "cli/stylelint/plugin.ts" }, "es");
  chmodSync(join(to, "bin/tincture.cjs"), 0o755);
  const written = (name: string, text: string) => writeFileSync(join(to, name), text);
  for (const folder of ["man", "completions", "ready"]) mkdirSync(join(to, folder));
  written("package.json", `${JSON.stringify(PACKAGE, null, 2)}\n`);
  written("man/tincture.1", await manPage(VERSION));
  for (const shell of ["bash", "zsh", "fish"])
    written(`completions/tincture.${shell}`, await completionScript(shell));
  cpSync(join(root, "cli/ready"), join(to, "ready"), { recursive: true });
  for (const folder of ["skills", "view"])
    cpSync(join(root, "agents", folder), join(to, "agents", folder), { recursive: true });
  for (const name of ["README.md", "LICENSE"]) cpSync(join(root, "cli", name), join(to, name));
}

async function bundle(
  root: string,
  outDir: string,
  entries: Readonly<Record<string, string>>,
  format: "cjs" | "es",
): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    // Every package is in the files.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      target: "node20",
      minify: true,
      // The licences of the packages whose code is in the files.
      license: { fileName: "THIRD-PARTY.md" },
      rollupOptions: {
        // Whoever uses the rule has it. A start does not install it, so it must not be looked for here.
        external: Object.keys(PACKAGE.peerDependencies),
        // A command loads its call when it runs; what the agents’ server needs besides is no matter.
        checks: { ineffectiveDynamicImport: false },
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
        output: {
          format,
          entryFileNames: format === "cjs" ? "[name].cjs" : "[name].js",
          chunkFileNames: format === "cjs" ? "[name]-[hash].cjs" : "[name]-[hash].js",
          banner: bannerOf,
          codeSplitting: { groups: [{ name: "base", test: BASE }] },
        },
      },
    },
  });
}

const bannerOf = ({ name }: { readonly name: string }): string =>
  name === "tincture" ? "#!/usr/bin/env node" : "";

/** The package as visitors of this server install it: `npm install --global <origin>/tincture.tgz`. */
export async function packCommand(root: string, to: string): Promise<number> {
  const folder = join(root, "build/command");
  await buildCommand(root, folder);
  const code = await runProgram("npm", ["pack", folder, "--pack-destination", folder, "--silent"], {
    print: () => {},
  });
  if (code === 0) renameSync(join(folder, `${PACKAGE.name}-${VERSION}.tgz`), to);
  return code;
}

if (process.argv[1] === import.meta.filename)
  await buildCommand(process.cwd(), join(process.cwd(), "build/command"));
