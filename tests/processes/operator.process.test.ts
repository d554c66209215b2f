// The commands of an operator beside the running server, with its own database and with PostgreSQL.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestPlace, type TestPlace } from "#tests/database-server.ts";
import { newPerson } from "#tests/new-person.ts";
import { freshDataDir, type ServerProcess, startServer } from "#tests/server-process.ts";

const folder = mkdtempSync(path.join(tmpdir(), "tincture-operator-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function command(name: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [`scripts/operations/${name}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: "", AUTH_SECRET: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  const [code] = await once(child, "close");
  return { code, printed };
}

const PLACES: readonly [string, () => Promise<TestPlace>][] = [
  [
    "its own database",
    async () => {
      const dataDir = freshDataDir();
      return {
        env: { DATA_DIR: dataDir, DATABASE_URL: "", AUTH_SECRET: "" },
        remove: async () => rmSync(dataDir, { recursive: true, force: true }),
      };
    },
  ],
  ["PostgreSQL", () => openTestPlace()],
];

describe.each(PLACES)("beside a server with %s", (kind, open) => {
  const person = newPerson();
  let place: TestPlace;
  let server: ServerProcess;
  const post = (to: string, fields: Record<string, string>) =>
    fetch(server.origin + to, {
      method: "POST",
      headers: { origin: server.origin },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  beforeAll(async () => {
    place = await open();
    server = await startServer({ ...place.env, BOT_CHECK: "off" });
    const asked = [
      await post("/signup", { ...person }),
      await post("/resources/feedback", { kind: "idea", message: "A brass dial" }),
    ];
    if (asked.some(({ status }) => status >= 400)) throw new Error(server.output());
  });
  afterAll(async () => {
    await server?.stop();
    await place?.remove();
  });

  it("[PLT-7] a backup is written while it runs, with the key only if the server uses the one in the folder", async () => {
    const key = path.join(place.env.DATA_DIR, "auth-secret");
    if (!existsSync(key)) writeFileSync(key, "a stray key of another installation 0001");
    const file = path.join(folder, `${kind}.backup`);
    const { code, printed } = await command("backup", [file], place.env);
    expect([code, printed]).toEqual([0, expect.stringMatching(/holds \d{4,} rows and 0 files/)]);
    const head: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString().split("\n")[0] ?? "");
    expect(head).toEqual(
      place.env.AUTH_SECRET === ""
        ? expect.objectContaining({
            secret: readFileSync(key, "utf8"),
          })
        : expect.not.objectContaining({ secret: expect.anything() }),
    );
  });

  it("[PLT-7] [PLT-6] a restore is refused while it runs, and changes nothing", async () => {
    const { code, printed } = await command(
      "restore",
      [path.join(folder, `${kind}.backup`), "--replace"],
      place.env,
    );
    expect([code, printed]).toEqual([1, expect.stringMatching(/The server is running.*Stop it first/)]);
    expect((await post("/login", { email: person.email, password: person.password })).status).toBe(302);
  });

  it("[PLT-7] what people sent is shown, what was reported is listed, and an account is banned at once", async () => {
    expect(await command("show-feedback", [], place.env)).toEqual({
      code: 0,
      printed: expect.stringContaining("A brass dial"),
    });
    expect(await command("review-reports", [], place.env)).toEqual({ code: 0, printed: "0 reported\n" });
    expect((await command("ban", [person.email], place.env)).code).toBe(0);
    expect((await post("/login", { email: person.email, password: person.password })).status).not.toBe(302);
    expect((await command("ban", [person.email, "--lift"], place.env)).code).toBe(0);
    expect((await post("/login", { email: person.email, password: person.password })).status).toBe(302);
  });

  it("[PLT-7] a stopped server is restored, and starts with what was in the backup", async () => {
    await server.stop();
    const { code, printed } = await command(
      "restore",
      [path.join(folder, `${kind}.backup`), "--replace"],
      place.env,
    );
    expect([code, printed]).toEqual([0, expect.stringContaining("has to sign in again")]);
    server = await startServer({ ...place.env, BOT_CHECK: "off" });
    expect((await post("/login", { email: person.email, password: person.password })).status).toBe(302);
  });
});
