/** The engine as npm packs it, used from an empty folder without a network. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandStyles } from "#engine/theme/page/brand-styles.ts";
import { ENGINE_DOORS } from "./engine-doors.ts";

const work = mkdtempSync(join(tmpdir(), "tincture-engine-"));
const built = join(work, "built");
const user = join(work, "user");
const installed = join(user, "node_modules/@tincture/engine");

/** What a program prints. */
function run(program: string, args: readonly string[], cwd: string): string {
  return execFileSync(program, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** The pinned Node, and that of the machine if it is another one. */
const nodes = [
  ...new Map(
    [
      process.execPath,
      ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "node")),
    ].flatMap((path): [string, string][] => {
      try {
        return [[run(path, ["--version"], work).trim(), path]];
      } catch {
        return [];
      }
    }),
  ),
].filter(([version]) => Number(/^v(\d+)/.exec(version)?.[1]) >= 20);

/** Blocks of code of the README, with the heading above each and what their comments say is printed. */
const recipes = [
  ...readFileSync("engine/package/README.md", "utf8").matchAll(/^## (.+)|^```js\n([\s\S]*?)^```/gm),
].reduce<{ title: string; found: { title: string; code: string; printed: string[] }[] }>(
  ({ title, found }, [, heading, code]) => {
    if (heading !== undefined) return { title: heading, found };
    const printed = [...(code ?? "").matchAll(/\/\/ → (.*)$/gm)].map(([, text = ""]) => text);
    return { title, found: [...found, { title, code: code ?? "", printed }] };
  },
  { title: "", found: [] },
).found;

const RECIPE_END = "-- the end of a recipe";

beforeAll(() => {
  run(process.execPath, ["scripts/packages/build-engine.ts", built], process.cwd());
  mkdirSync(user);
  writeFileSync(join(user, "package.json"), '{ "private": true, "type": "module" }\n');
  run("npm", ["pack", "--silent", "--pack-destination", work], built);
  const packed = readdirSync(work).find((name) => name.endsWith(".tgz")) ?? "";
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", join(work, packed)], user);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe("[PKG-1] the engine as a package", () => {
  it("has no dependencies, and names nothing outside its files", () => {
    const manifest: Record<string, unknown> = JSON.parse(
      readFileSync(join(installed, "package.json"), "utf8"),
    );
    expect(manifest).toMatchObject({ name: "@tincture/engine", license: "MIT", sideEffects: false });
    for (const key of ["dependencies", "peerDependencies", "optionalDependencies", "scripts"])
      expect(manifest).not.toHaveProperty(key);
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    for (const name of ["README.md", "REFERENCE.md", "CHANGELOG.md", "LICENSE", "THIRD-PARTY.md"])
      expect(files).toContain(name);
    for (const name of files.filter((file) => /\.(js|d\.ts)$/.test(file))) {
      const text = readFileSync(join(installed, name), "utf8");
      expect(
        text.match(
          /^(?:import|export)\b[^"=;]*\bfrom "(?!\.)[^"]*"|^import "(?!\.)|(?<!\{)\bimport\("(?!\.)/m,
        )?.[0],
        name,
      ).toBeUndefined();
    }
  });

  it("gives by each door the names that the source's door gives", () => {
    const names = (modules: readonly string[], folder: string): string[] => {
      const code = `for (const module of ${JSON.stringify(modules)}) console.log(Object.keys(await import(module)).sort().join(" "))`;
      return run(process.execPath, ["--input-type=module", "-e", code], folder).trimEnd().split("\n");
    };
    const doors = Object.keys(ENGINE_DOORS);
    const packed = names(
      doors.map((door) => `@tincture/engine${door.slice(1)}`),
      user,
    );
    const ours = names(
      Object.values(ENGINE_DOORS).map((path) => `#engine/${path}.ts`),
      process.cwd(),
    );
    expect(packed).toHaveLength(doors.length);
    for (const [index, door] of doors.entries()) expect(packed[index], door).toBe(ours[index]);
  });

  it.each(["nodenext", "bundler"])("has types that stand alone, resolved as %s does", (resolution) => {
    const doors = Object.keys(ENGINE_DOORS).map((door) => `@tincture/engine${door.slice(1)}`);
    const code = [
      ...doors.map((door, index) => `import * as door${index} from "${door}";`),
      'import { formatHex, parseColor, type Color } from "@tincture/engine";',
      'import { solveTheme, type FourModeTheme } from "@tincture/engine/theme";',
      'const read = parseColor("#0b6e4f");',
      "if (!read.ok) throw new Error(read.error.message);",
      "const brand: Color = read.color;",
      "export const theme: FourModeTheme = solveTheme({ brand: [brand] });",
      "export const text: string = formatHex(theme.modes.light.brand);",
      "// @ts-expect-error a space that is none",
      'export const none: Color = { space: "rgb", coords: [0, 0, 0], alpha: 1 };',
      `export const all = [${doors.map((_, index) => `door${index}`).join(", ")}];`,
    ].join("\n");
    writeFileSync(join(user, "use.ts"), code);
    const args = ["--noEmit", "--strict", "--lib", "es2023", "--types", "", "--target", "es2023"];
    const module = resolution === "bundler" ? "esnext" : resolution;
    const tsc = join(process.cwd(), "node_modules/typescript/bin/tsc");
    expect(
      run(
        process.execPath,
        [tsc, ...args, "--module", module, "--moduleResolution", resolution, "use.ts"],
        user,
      ),
    ).toBe("");
  });

  it("has a reference with an entry and a sentence for each name", () => {
    const reference = readFileSync(join(installed, "REFERENCE.md"), "utf8");
    const shown = readFileSync("engine/package/REFERENCE.md", "utf8");
    expect(shown, "npm run build-engine writes it").toBe(reference);
    const [, ...doors] = reference.split(/^## /m);
    expect(doors.map((door) => /^\S+/.exec(door)?.[0])).toEqual(
      Object.keys(ENGINE_DOORS).map((door) => `@tincture/engine${door.slice(1)}`),
    );
    expect(reference).toMatch(
      /^### wcagRatio\n\nWCAG ratio, 1 to 21\.[^\n]*\n\n```ts\nfunction wcagRatio\(foreground: Color, background: Color\): number;\n```/m,
    );
    expect(doors.flatMap((door) => door.split(/^### /m).slice(1)).length).toBeGreaterThan(200);
  });

  it("has a script that gives a page the four modes of its brand, and says what is wrong", () => {
    const script = readFileSync(join(installed, "dist/brand-page.js"));
    // Asked are 12 kB (docs/decisions/076-labels-and-primary.md, "Not done").
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(12_900);
    const page = (dataset: object) => {
      const said: string[] = [];
      const sheets: { css?: string; replaceSync: (css: string) => void }[] = [];
      class CSSStyleSheet {
        css = "";
        replaceSync(css: string): void {
          this.css = css;
        }
      }
      const document = { currentScript: { dataset }, adoptedStyleSheets: sheets };
      runInNewContext(script.toString(), {
        document,
        CSSStyleSheet,
        console: { error: (text: string) => said.push(text) },
      });
      return { css: document.adoptedStyleSheets.map(({ css }) => css).join(""), said };
    };
    const { css, said } = page({ brand: "#0b6e4f" });
    expect(said).toEqual([]);
    // What it leaves out of the engine changes no color.
    for (const brand of ["#fff3b0", "#808080", "#39ff14 #0b0b0f"])
      expect({ ok: true, css: page({ brand }).css }).toEqual(brandStyles({ brand }));
    expect({ ok: true, css }).toEqual(brandStyles({ brand: "#0b6e4f" }));
    expect(css).toContain("@media (prefers-contrast:more)");
    expect(page({ brand: "teal" })).toEqual({
      css: "",
      said: ["brand-page.js: brand takes colors as #rrggbb; “teal” is none."],
    });
  });

  it.each([
    ["convertColor", "", 4000],
    ["parseColor", "", 6500],
    ["solveTheme", "/theme", 13_000],
  ])("gives a bundler little to take: %s", async (name, door, most) => {
    const entry = join(user, "entry.js");
    writeFileSync(entry, `export { ${name} } from "@tincture/engine${door}";\n`);
    const bundled = await build({
      root: user,
      configFile: false,
      publicDir: false,
      logLevel: "error",
      build: { write: false, rollupOptions: { input: entry, preserveEntrySignatures: "strict" } },
    });
    if (!("output" in bundled)) throw new Error("One build has one output.");
    const [{ code }] = bundled.output;
    expect(code).toContain(`${name}}`);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(most);
  });

  it("has a recipe for each subject, each of which says what it prints", () => {
    expect(recipes.length).toBeGreaterThanOrEqual(12);
    for (const { title, printed } of recipes) expect(printed, title).not.toEqual([]);
    const code = recipes.map(({ code: text }) => text).join("\n");
    for (const door of Object.keys(ENGINE_DOORS))
      expect(code).toContain(`"@tincture/engine${door.slice(1)}"`);
  });

  describe.each(nodes)("on Node %s", (_version, node) => {
    /** What each recipe prints, each a module of its own in one process. */
    const outputs: string[] = [];
    beforeAll(() => {
      const files = recipes.map((_, index) => `./recipe-${index}.js`);
      for (const [index, { code }] of recipes.entries())
        writeFileSync(join(user, `recipe-${index}.js`), code);
      const code = files.map((file) => `await import("${file}");\nconsole.log("${RECIPE_END}");\n`).join("");
      writeFileSync(join(user, "recipes.js"), code);
      outputs.push(...run(node, ["recipes.js"], user).split(`${RECIPE_END}\n`));
    });

    it.each(recipes.map(({ title, printed }, index) => ({ title, printed, index })))(
      "the recipe of $title prints what it says",
      ({ printed, index }) => {
        expect(outputs[index]?.trimEnd().split("\n")).toEqual(printed);
      },
    );
  });
});
