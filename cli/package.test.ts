/** The npm package, as somebody installs and runs it. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCommand } from "#scripts/build/build-command.ts";
import { installedForStart } from "#tests/installed-for-start.ts";

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
    const clone = path.join(folder, "clone");
    installedForStart(clone, [
      "agents",
      "calls",
      "cli",
      "domain",
      "engine",
      "package.json",
      "tsconfig.base.json",
    ]);
    await buildCommand(clone, built);
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

  it.each([...versions])("[AGT-1] serves agents on stdin and stdout on Node %s", async (_version, node) => {
    const messages = [
      {
        id: 1,
        method: "initialize",
        params: {
          protocolVersion: "2025-11-25",
          capabilities: {},
          clientInfo: { name: "test", version: "1" },
        },
      },
      { method: "notifications/initialized" },
      { id: 2, method: "tools/list" },
      { id: 3, method: "tools/call", params: { name: "make_ramp", arguments: { color: "#c2410c" } } },
      { id: 4, method: "resources/read", params: { uri: "skill://repair-contrast/SKILL.md" } },
    ];
    const program = path.join(place, "node_modules/.bin/tincture");
    const { answers, errors } = await talk(node, [program, "mcp"], messages, 4);
    expect(errors).toBe("");
    // All but the library's.
    expect(answers.get(2)?.tools).toHaveLength(9);
    expect(answers.get(3)?.structuredContent).toMatchObject({ anchor: 600 });
    expect(JSON.stringify(answers.get(4))).toContain("# Repair contrast");
  });

  it.runIf(existsSync("/dev/full"))("[CLI-1] says that the output cannot be written, and exits 3", () => {
    const program = path.join(place, "node_modules/.bin/tincture");
    const full = openSync("/dev/full", "w");
    expect(
      spawnSync(process.execPath, [program, "convert", "red"], {
        encoding: "utf8",
        stdio: ["ignore", full, "pipe"],
      }),
    ).toMatchObject({ status: 3, stderr: "tincture: the output cannot be written: the disk is full.\n" });
    closeSync(full);
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

/** Sends the messages, a line each, and ends the program once the answer with the last id has come. */
async function talk(node: string, args: readonly string[], messages: readonly object[], lastId: number) {
  const child = spawn(node, args, { stdio: "pipe" });
  const answers = new Map<number, Readonly<Record<string, unknown>>>();
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  for (const message of messages) child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  for await (const line of createInterface(child.stdout)) {
    const { id, result } = JSON.parse(line);
    answers.set(id, result);
    if (id === lastId) child.stdin.end();
  }
  return { answers, errors };
}
