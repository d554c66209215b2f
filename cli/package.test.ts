/** The npm package, as somebody installs and runs it. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCommand } from "#scripts/build/build-command.ts";

const folder = mkdtempSync(path.join(tmpdir(), "tincture-package-"));
const place = path.join(folder, "empty");
/** The Node of this project, and the one that started it. */
const NODES = [
  process.execPath,
  ...(process.env.PATH ?? "")
    .split(path.delimiter)
    .map((each) => path.join(each, "node"))
    .filter((each) => spawnSync(each, ["--version"]).status === 0),
];
const versions = new Map(
  NODES.map((node) => [execFileSync(node, ["--version"], { encoding: "utf8" }).trim(), node] as const),
);

const offline = {
  ...process.env,
  npm_config_offline: "true",
  npm_config_audit: "false",
  npm_config_fund: "false",
};
const npm = (args: readonly string[], cwd: string): string =>
  execFileSync("npm", args, { cwd, encoding: "utf8", env: offline });

describe("the package", () => {
  beforeAll(async () => {
    const built = path.join(folder, "built");
    await buildCommand(process.cwd(), built);
    npm(["pack", "--pack-destination", folder], built);
    const [packed = ""] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
    execFileSync("mkdir", [place]);
    writeFileSync(path.join(place, "package.json"), "{}");
    npm(["install", path.join(folder, packed)], place);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("[CLI-1] runs by npx in an empty folder, offline", () => {
    expect(npm(["exec", "--", "tincture", "convert", "red", "--to", "hex"], place)).toBe("#ff0000\n");
    expect(readdirSync(path.join(place, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
      "tincture",
    ]);
    const facts = JSON.parse(readFileSync(path.join(place, "node_modules/tincture/package.json"), "utf8"));
    expect(facts.dependencies).toBeUndefined();
  });

  it.each([...versions])("[CLI-1] does its work on Node %s", (_version, node) => {
    const program = path.join(place, "node_modules/.bin/tincture");
    const run = (args: readonly string[], input = "") =>
      spawnSync(node, [program, ...args], { encoding: "utf8", input });
    expect(run(["convert", "--to", "oklch"], "red\nnope\n")).toMatchObject({
      status: 1,
      stdout: "oklch(62.7955% 0.2577 29.2339)\n",
      stderr: "tincture: line 2: “nope”: “nope” is not a color name.\n",
    });
    expect(run(["color", "rebeccapurple", "--json"]).stdout).toContain('"name":"rebeccapurple"');
    expect(JSON.parse(run(["themes", "#2f6690", "--json"]).stdout).unreachable).toEqual([]);
    expect(run(["audit", "--fix"], ":root { --a0: #fff; --text: #999 }\n").stdout).toContain("--text: #7");
    expect(run(["gradients", "export", "linear-gradient(red, blue)", "--format", "svg"]).stdout).toContain(
      "<svg",
    );
    expect(run(["export", "Red=red", "--format", "pdf"]).stdout.slice(0, 5)).toBe("%PDF-");
    expect(run(["nope"]).status).toBe(2);
  });

  it("[CLI-1] ends quietly when the reader goes away", () => {
    const program = path.join(place, "node_modules/.bin/tincture");
    const given = spawnSync(
      "bash",
      [
        "-c",
        `yes red | "${process.execPath}" "${program}" convert --to hex | head -1; echo "\${PIPESTATUS[1]}"`,
      ],
      { encoding: "utf8" },
    );
    expect(given).toMatchObject({ stdout: "#ff0000\n0\n", stderr: "" });
  });

  it("[CLI-1] has a man page, completions and the licences of its parts", () => {
    const root = path.join(place, "node_modules/tincture");
    const man = spawnSync("man", ["--warnings", "-l", path.join(root, "man/tincture.1")], {
      encoding: "utf8",
    });
    // Where there is no man, its source is looked at.
    if (man.error === undefined) expect(man.stderr).toBe("");
    expect(readFileSync(path.join(root, "man/tincture.1"), "utf8")).toContain(".SH EXIT STATUS");
    expect(readFileSync(path.join(root, "bin/THIRD-PARTY.md"), "utf8")).toContain("valibot");
    expect(readdirSync(path.join(root, "completions"))).toHaveLength(3);
  });
});
