// The configuration files in ops/ in their proxies: HTTP/2, compression, request ids, and unbuffered events.
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "#server/http/testing/free-port.ts";
import { openTestPlace, type TestPlace } from "#tests/database-server.ts";
import { newPerson } from "#tests/new-person.ts";
import { type ServerProcess, startServer } from "#tests/server-process.ts";
import { waitFor } from "#tests/wait-for.ts";

interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
}

/** Each starts its program with the unchanged file and what only a test needs: a port, a certificate, a folder. */
const PROXIES: readonly { name: string; start(upstream: string, folder: string): Promise<Started> }[] = [
  {
    name: "caddy",
    async start(upstream, folder) {
      const port = await freePort();
      const options = `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system ${folder}\n}\n`;
      const file = join(folder, "Caddyfile");
      writeFileSync(file, options + readFileSync("ops/Caddyfile", "utf8"));
      const origin = `https://localhost:${port}`;
      const env = { ...process.env, TINCTURE_SITE: origin, TINCTURE_UPSTREAMS: upstream };
      const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], {
        env,
        stdio: "ignore",
      });
      return { child, origin };
    },
  },
  {
    name: "nginx",
    async start(upstream, folder) {
      const port = await freePort();
      const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
      execFileSync(
        "openssl",
        ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "1"].concat([
          "-keyout",
          key,
          "-out",
          certificate,
        ]),
        { stdio: "ignore" },
      );
      const file = join(folder, "nginx.conf");
      const text = readFileSync("ops/nginx.conf", "utf8")
        .replace("listen 443 ssl http2", `listen 127.0.0.1:${port} ssl http2`)
        .replace("server 127.0.0.1:3000", `server ${upstream}`)
        .replace("/etc/ssl/colors.example.pem", certificate)
        .replace("/etc/ssl/colors.example.key", key)
        .replace("http {", `http {\n\taccess_log off;\n${temporaryFolders(folder)}`);
      writeFileSync(file, text);
      const settings = `daemon off; pid ${join(folder, "pid")}; error_log stderr;`;
      const child = spawn("nginx", ["-p", folder, "-c", file, "-g", settings], { stdio: "ignore" });
      return { child, origin: `https://localhost:${port}` };
    },
  },
];

function temporaryFolders(folder: string): string {
  return ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `\t${name}_temp_path ${join(folder, name)};`)
    .join("\n");
}

interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The whole answer, or the part that has arrived when `isEnough` returns true. */
function ask(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  { body, isEnough = () => false }: { body?: string; isEnough?: (text: string) => boolean } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers);
    let answered: IncomingHttpHeaders = {};
    let text = "";
    const finish = () => resolve({ headers: answered, body: text });
    stream.on("response", (given) => {
      answered = given;
    });
    stream.setEncoding("utf8").on("data", (part: string) => {
      text += part;
      if (!isEnough(text)) return;
      finish();
      stream.close();
    });
    stream.on("end", finish);
    stream.on("error", reject);
    stream.end(body);
  });
}

async function openSession(origin: string): Promise<ClientHttp2Session> {
  // The certificate is made for the test.
  const session = connect(origin, { rejectUnauthorized: false });
  await once(session, "connect");
  return session;
}

describe.each(PROXIES)("$name", ({ name, start }) => {
  const isInstalled = spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;
  const folder = mkdtempSync(join(tmpdir(), `tincture-${name}-`));
  let place: TestPlace;
  let server: ServerProcess;
  let proxy: Started;
  let session: ClientHttp2Session;

  beforeAll(async () => {
    if (!isInstalled) return;
    mkdirSync(folder, { recursive: true });
    const port = await freePort();
    place = await openTestPlace();
    proxy = await start(`127.0.0.1:${port}`, folder);
    server = await startServer({
      PORT: String(port),
      ...place.env,
      TRUSTED_PROXIES: "1",
      APP_ORIGIN: proxy.origin,
    });
    session = await waitFor(async () => {
      const opened = await openSession(proxy.origin);
      const { headers } = await ask(opened, { ":path": "/ready" });
      if (Number(headers[":status"]) !== 200) throw new Error("The server is not ready.");
      return opened;
    });
  });
  afterAll(async () => {
    session?.destroy();
    if (proxy !== undefined) {
      const gone = once(proxy.child, "exit");
      proxy.child.kill("SIGTERM");
      await gone;
    }
    await server?.stop("SIGKILL");
    await place?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  // Where the proxy is not installed there is nothing to start.
  it.skipIf(!isInstalled)("[PLT-6] answers by HTTP/2, compressed, with the id of the request", async () => {
    const page = await ask(session, { ":path": "/palettes", "accept-encoding": "gzip" });
    expect(page.headers).toMatchObject({ ":status": 200, "content-encoding": "gzip" });
    expect(page.headers["x-request-id"]).toMatch(name === "nginx" ? /^[0-9a-f]{32}$/ : /^[0-9a-f-]{36}$/);
    const problem = await ask(session, { ":path": "/api/v1/colors/nothing" });
    expect(Number(problem.headers[":status"])).toBeGreaterThanOrEqual(400);
  });

  it.skipIf(!isInstalled)("[PLT-6] [SUB-1] passes events on at once", async () => {
    const signedUp = await ask(
      session,
      {
        ":method": "POST",
        ":path": "/signup",
        "content-type": "application/x-www-form-urlencoded",
        origin: proxy.origin,
        "sec-fetch-site": "same-origin",
      },
      { body: new URLSearchParams({ ...newPerson() }).toString() },
    );
    expect(signedUp.headers[":status"], signedUp.body.slice(0, 600)).toBe(302);
    const cookie = (signedUp.headers["set-cookie"] ?? []).map((each) => each.split(";")[0]).join("; ");
    // The stream stays open, so what is read of it was not buffered until its end.
    const events = await ask(
      session,
      { ":path": "/api/session/live", cookie, accept: "text/event-stream", "sec-fetch-site": "same-origin" },
      { isEnough: (text) => text.includes("event: account") },
    );
    expect(events.headers["content-type"]).toContain("text/event-stream");
    expect(events.body).toContain('"plan"');
  });
});
