/** A reverse proxy, as in operation: sends each request to the ready instance with the fewest running requests. */
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

const READY_EVERY_MS = 500;
const READY_TIMEOUT_MS = 2_000;

export interface ReverseProxy {
  readonly origin: string;
  /** Adds an instance; resolves when it is ready and gets requests. */
  add(origin: string): Promise<void>;
  close(): Promise<void>;
}

interface Target {
  readonly origin: string;
  isReady: boolean;
  running: number;
}

export async function openReverseProxy(): Promise<ReverseProxy> {
  const agent = new Agent({ keepAlive: true });
  const targets: Target[] = [];
  const look = async (target: Target) => {
    try {
      const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
      target.isReady = (await fetch(`${target.origin}/ready`, { signal })).ok;
    } catch {
      target.isReady = false;
    }
  };
  const timer = setInterval(() => targets.forEach((target) => void look(target)), READY_EVERY_MS);

  function pass(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
    refused: Set<Target>,
  ): void {
    const [target] = targets
      .filter((each) => each.isReady && !refused.has(each))
      .toSorted((one, other) => one.running - other.running);
    if (target === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    target.running += 1;
    const done = () => {
      target.running -= 1;
    };
    const { hostname, port } = new URL(target.origin);
    const { method, headers, url: path } = incoming;
    const passed = request({ hostname, port, method, path, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    outgoing.once("close", done);
    passed.on("error", (error: NodeJS.ErrnoException) => {
      // The port is closed, so the request was not processed, and is sent to another instance; as nginx and Caddy do with
      // a read whose kept connection was closed at the moment it was sent (RFC 9112, 9.3.1).
      const isUnread = passed.reusedSocket && error.code === "ECONNRESET" && !outgoing.headersSent;
      const isAgain = error.code === "ECONNREFUSED" || (isUnread && (method === "GET" || method === "HEAD"));
      if (!isAgain) return void outgoing.destroy();
      target.isReady = false;
      done();
      outgoing.off("close", done);
      pass(incoming, outgoing, body, refused.add(target));
    });
    passed.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on("data", (part: Buffer) => parts.push(part));
    incoming.on("end", () => pass(incoming, outgoing, Buffer.concat(parts), new Set()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The reverse proxy has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async add(origin) {
      const target = { origin, isReady: false, running: 0 };
      targets.push(target);
      while (!target.isReady) {
        await look(target);
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    },
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      agent.destroy();
    },
  };
}

const LOOK_AGAIN_MS = 20;
