import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { tincture } from "./testing/run-in-memory.ts";

describe("arguments", () => {
  it("[CLI-1] name the nearest option, command and choice", async () => {
    expect(await tincture(["convert", "red", "--too", "hex"])).toMatchObject({
      code: 2,
      out: "",
      err: "tincture: There is no option --too. Did you mean --to?\n",
    });
    expect((await tincture(["convret", "red"])).err).toContain("Did you mean convert?");
    expect((await tincture(["convert", "red", "--to", "okclh"])).err).toContain("Did you mean oklch?");
    expect((await tincture(["gradients", "smaple"])).err).not.toContain("fault");
    expect((await tincture(["harmonies", "red", "--harmony", "triad"])).err).toContain(
      "Did you mean triadic?",
    );
  });

  it("[CLI-1] say what is wrong with a value, and where", async () => {
    const many = await tincture(["ramp", "red", "--steps", "99"]);
    expect(many).toMatchObject({ code: 2, err: "tincture: steps: The greatest value is 25.\n" });
    expect((await tincture(["ramp", "red", "--steps", "many"])).err).toContain("a number is expected");
    expect((await tincture(["ramp", "red", "--steps"])).err).toContain("--steps needs a value");
    expect((await tincture(["ramp", "#12345"])).err).toContain("color: A hex color has 3, 4, 6 or 8 digits");
    expect((await tincture(["ramp", "red", "blue"])).err).toContain("one argument too many");
    expect((await tincture(["convert", "red", "--json", "--ndjson"])).code).toBe(2);
  });

  it("[CLI-1] name what is missing by its option, with what there is to choose", async () => {
    expect(await tincture(["simulate", "red"])).toMatchObject({
      code: 2,
      err: "tincture: --deficiency is missing. There is protan, deutan, tritan, achroma.\n",
    });
    expect((await tincture(["generate"])).err).toContain("--method is missing. There is analogous, ");
    expect((await tincture(["gradients", "sample", "linear-gradient(red, blue)"])).err).toBe(
      "tincture: --count <number> is missing.\n",
    );
  });

  it("[CLI-1] say what to do when nothing is given", async () => {
    expect(await tincture(["ramp"])).toMatchObject({
      code: 3,
      err: expect.stringContaining("'#c2410c' in quotes"),
    });
    expect(await tincture(["read", "no-such-file.ase"])).toMatchObject({
      code: 3,
      err: "tincture: no-such-file.ase cannot be read: there is no such file.\n",
    });
    expect((await tincture(["convert"], { stdin: "" })).code).toBe(3);
  });

  it("[CLI-1] take parts of a mixture, and names of a palette", async () => {
    const mixed = await tincture(["mix", "red:3", "blue 1", "rgb(0 128 0)", "--json"]);
    expect(JSON.parse(mixed.out).recipe).toBe(
      "color-mix(in oklab, color-mix(in oklab, #ff0000, #0000ff 25%), #008000 20%)",
    );
    const file = await tincture(["export", "Deep=#0e2a47", "red", "--format", "css"]);
    expect(file.out).toBe(":root {\n  --deep: #0e2a47;\n  --color-2: #ff0000;\n}\n");
  });
});

describe("lines", () => {
  it.each(["utf16le", "utf16be"])(
    "[CLI-1] reads lines in UTF-16 by the byte order mark, in chunks of any length: %s",
    async (order) => {
      const bytes = Buffer.from("\ufeffred\r\n#00f\n", "utf16le");
      if (order === "utf16be") bytes.swap16();
      async function* chunks() {
        for (const byte of bytes) yield Uint8Array.of(byte);
      }
      const given = await tincture(["convert", "--to", "hex"], { stdin: chunks() });
      expect(given).toMatchObject({ code: 0, out: "#ff0000\n#0000ff\n", err: "" });
    },
  );

  it("[CLI-1] that are no color go to stderr with number and reason, and the rest goes on", async () => {
    const given = await tincture(["convert", "--to", "hex,rgb"], {
      stdin: "red\n\nchartreus\r\n #00f \n#12345\nlime",
    });
    expect(given.out).toBe("#ff0000\trgb(255 0 0)\n#0000ff\trgb(0 0 255)\n#00ff00\trgb(0 255 0)\n");
    expect(given.err).toBe(
      "tincture: line 3: “chartreus”: “chartreus” is not a color name.\ntincture: line 5: “#12345”: A hex color has 3, 4, 6 or 8 digits; this has 5.\n",
    );
    expect(given.code).toBe(1);
  });

  it("[CLI-1] are answered alike by every form of output", async () => {
    const stdin = "red\noklch(62% 0.3 28)\nnope\ncolor(display-p3 0 1 0)\n";
    const lines = await tincture(["convert", "--to", "oklch"], { stdin });
    const json = await tincture(["convert", "--to", "oklch", "--ndjson", "--precision", "4"], { stdin });
    const rows = json.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).formats.oklch.css);
    expect(lines.out.trimEnd().split("\n")).toEqual(rows);
    expect(json.err).toBe(lines.err);
  });

  it("[CLI-1] of pairs and of JSON are requests", async () => {
    const pairs = await tincture(["contrast", "--ndjson"], {
      stdin: '#777\twhite\n#000 rgb(255 255 255)\n{"foreground":"red","background":"white"}\nred\n',
    });
    const ratios = pairs.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).wcag.toFixed(2));
    expect(ratios).toEqual(["4.48", "21.00", "4.00"]);
    expect(pairs.err).toContain("line 4: “red”: 2 values are expected");
  });

  it("[CLI-1] may be longer than any color", async () => {
    async function* chunks() {
      for (let index = 0; index < 40; index += 1) yield Buffer.alloc(100_000, 97);
      yield Buffer.from("\nred\n");
    }
    const given = await tincture(["convert", "--to", "hex"], { stdin: chunks() });
    expect(given).toMatchObject({ code: 1, out: "#ff0000\n" });
    expect(given.err).toContain("longer than any color");
    expect(given.err.length).toBeLessThan(300);
  });

  it("[CLI-1] may be split anywhere, also inside a letter", async () => {
    const bytes = Buffer.from("red\nblé\nblue\n");
    async function* chunks() {
      for (const byte of bytes) yield Buffer.from([byte]);
    }
    const given = await tincture(["convert", "--to", "hex"], { stdin: chunks() });
    expect(given.out).toBe("#ff0000\n#0000ff\n");
    expect(given.err).toContain("line 2: “blé”");
  });
});

describe("output", () => {
  it("[CLI-1] has swatches on a terminal, and none by NO_COLOR, --no-color and in a pipe", async () => {
    const swatch = "\x1b[48;2;255;0;0m    \x1b[49m ";
    expect((await tincture(["convert", "red"], { isTerminal: true })).out).toBe(`${swatch}#ff0000\n`);
    expect((await tincture(["convert", "red"], { env: { FORCE_COLOR: "3" } })).out).toBe(
      `${swatch}#ff0000\n`,
    );
    expect((await tincture(["convert", "red", "--color"])).out).toContain(swatch);
    for (const env of [{ NO_COLOR: "1" }, { TERM: "dumb" }, { FORCE_COLOR: "0" }])
      expect((await tincture(["convert", "red"], { isTerminal: true, env })).out).toBe("#ff0000\n");
    expect((await tincture(["convert", "red", "--no-color"], { isTerminal: true })).out).toBe("#ff0000\n");
    const few = await tincture(["convert", "red"], { isTerminal: true, env: { TERM: "xterm-256color" } });
    expect(few.out).toContain("\x1b[48;5;196m");
  });

  it("[CLI-1] never lets an answer control the terminal", async () => {
    const given = await tincture(["read"], {
      stdin: "Name\u001b[31m #ff0000\n",
      isTerminal: true,
      env: { NO_COLOR: "1" },
    });
    expect(given.out).not.toContain("\u001b");
  });

  it("[CLI-1] goes into a file, and no picture goes to a terminal", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "tincture-"));
    try {
      const file = path.join(folder, "out.png");
      const args = [
        "gradients",
        "export",
        "linear-gradient(red, blue)",
        "--format",
        "png",
        "--width",
        "8",
        "--height",
        "8",
      ];
      expect((await tincture([...args, "-o", file])).code).toBe(0);
      expect((await readFile(file)).subarray(1, 4).toString()).toBe("PNG");
      expect((await tincture(args, { isTerminal: true })).err).toContain("not text");
      expect((await tincture(args)).bytes.subarray(1, 4).toString()).toBe("PNG");
      const lines = path.join(folder, "colors.txt");
      await tincture(["convert", "--to", "hex", "-o", lines], { stdin: "red\nblue\n" });
      expect(await readFile(lines, "utf8")).toBe("#ff0000\n#0000ff\n");
      expect((await tincture(["convert", "red", "-o", path.join(folder, "no", "where")])).err).toContain(
        "cannot be written: there is no such folder.",
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("[CLI-1] of Pro formats says that a key is needed", async () => {
    expect(await tincture(["export", "red", "--format", "aco"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("Pro"),
    });
  });
});

describe("servers", () => {
  it("[CLI-1] are named for the library, and their refusals and absence are said", async () => {
    expect(await tincture(["palettes"])).toMatchObject({
      code: 3,
      err: expect.stringContaining("TINCTURE_SERVER"),
    });
    const away = await tincture(["palettes", "--server", "http://127.0.0.1:9"]);
    expect(away).toMatchObject({ code: 3, err: expect.stringContaining("does not answer") });
    expect((await tincture(["palettes", "--server", "ftp://x"])).code).toBe(2);
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      const isLimit = request.url?.includes("limit=100") === true;
      response.writeHead(isLimit ? 422 : 200, { "Content-Type": "application/json" });
      response.end(
        isLimit
          ? '{"detail":"One value is not valid.","errors":[{"path":"limit","message":"Too many.","code":"x"}]}'
          : '{"items":[],"next":null}',
      );
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    try {
      const env = { TINCTURE_SERVER: `http://127.0.0.1:${address.port}`, TINCTURE_KEY: "k" };
      const page = await tincture(
        ["palettes", "--near", "#c2410c", "--near", "red", "--limit", "2", "--json"],
        { env },
      );
      expect(JSON.parse(page.out)).toEqual({ items: [], next: null });
      expect(asked[0]).toBe("GET /api/v1/palettes?near=%23c2410c&near=red&limit=2 Bearer k");
      expect((await tincture(["palettes", "--limit", "100"], { env })).err).toBe(
        "tincture: limit: Too many.\n",
      );
      await tincture(["convert", "red", "--json", "--to", "hex"], { env });
      expect(asked.at(-1)).toBe("POST /api/v1/convert Bearer k");
    } finally {
      server.close();
    }
  });
});

describe("completions and files", () => {
  it("[CLI-1] complete in bash", async () => {
    const { execFileSync } = await import("node:child_process");
    const { out } = await tincture(["completion", "bash"]);
    const completed = (words: string) =>
      execFileSync(
        "bash",
        [
          "-c",
          `${out}\nCOMP_WORDS=(${words}); COMP_CWORD=$((\${#COMP_WORDS[@]}-1)); _tincture; echo "\${COMPREPLY[*]}"`,
        ],
        {
          encoding: "utf8",
        },
      ).trim();
    expect(completed("tincture conv")).toBe("convert");
    expect(completed("tincture ramp --st")).toBe("--steps");
    expect(completed("tincture gradients sa")).toBe("sample");
    expect(completed("tincture audit --format sa")).toBe("sarif");
    expect(completed("tincture convert --to hex,okl")).toBe("hex,oklab hex,oklch");
    expect(completed("tincture completion f")).toBe("fish");
    expect(completed("tincture help aud")).toBe("audit");
    expect(completed("tincture read --na")).toBe("--name");
    for (const files of ["read", "audit", "ramp red --output"])
      expect(completed(`tincture ${files} package.js`)).toBe("package.json");
    expect((await tincture(["completion", "zsh"])).out).toContain("#compdef tincture");
    expect((await tincture(["completion", "fish"])).out).toContain("-l steps");
    expect((await tincture(["completion", "tcsh"])).code).toBe(2);
  });

  it("[CLI-1] read files by their names", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "tincture-"));
    try {
      const file = path.join(folder, "a.gpl");
      await writeFile(file, "GIMP Palette\nName: A\n#\n255 0 0 Red\n");
      expect((await tincture(["read", file])).out).toBe("#ff0000\n");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("[CLI-1] write hex where nobody asked for a notation, and every digit where somebody did", async () => {
    expect((await tincture(["ramp", "c2410c", "--steps", "3"])).out).toBe(
      "50\t#fff3ef\n500\t#c2410c\n950\t#300800\n",
    );
    expect((await tincture(["ramp", "c2410c", "--steps", "3", "--precision", "1"])).out).toContain(
      "50\trgb(255 242.8 238.9)",
    );
    expect((await tincture(["convert", "red", "--to", "rgb"])).out).toBe("rgb(255 0 0)\n");
    expect((await tincture(["simulate", "--deficiency", "achroma"], { stdin: "#fff8\n#fff\n" })).out).toMatch(
      /^rgb\(255 255 255 \/ 0\.5333\)\n#ffffff\n$/,
    );
    // A file's own color between two bytes keeps its digits.
    const swift =
      "let a = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)\nlet b = Color(red: 1, green: 0, blue: 0)\n";
    expect((await tincture(["read"], { stdin: swift })).out).toBe("rgb(127.5 0 0)\n#ff0000\n");
  });

  it("[CLI-1] say on stderr what a file holds that was not read, and exit 1", async () => {
    const csv = "name,hex\nSky,#87ceeb\nBad,zzz\n";
    expect(await tincture(["read"], { stdin: csv })).toMatchObject({
      code: 1,
      out: "#87ceeb\n",
      err: "tincture: line 3: “Bad,zzz”: This row has no color.\n",
    });
    expect(await tincture(["read", "--json"], { stdin: csv })).toMatchObject({ code: 1, err: "" });
  });

  it("[CLI-1] a line of a list that is no whole JSON is named, and is no fault of the program", async () => {
    for (const command of [["mix"], ["export", "--format", "css"]])
      expect(await tincture(command, { stdin: 'red\n{"color": \n' })).toMatchObject({
        code: 2,
        err: expect.stringMatching(/^tincture: Line 2 is no JSON\./),
      });
  });
});
