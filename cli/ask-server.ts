/** A call by HTTP, for the library and for whoever wants a server's answer. */
import type { Call, CallAnswer, CallRequest } from "#calls/call.ts";
import type { CallRefusal, WrongValue } from "#calls/refusal.ts";
import { nothingToDo, usageProblem } from "./exit-code.ts";

export interface ServerAddress {
  readonly origin: string;
  readonly key: string | undefined;
}

const WAIT_MS = 30_000;

/** Undefined if no server is named. */
export function serverOf(
  asked: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): ServerAddress | undefined {
  const address = asked ?? env.TINCTURE_SERVER;
  if (address === undefined || address === "") return undefined;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw usageProblem(`${address} is no address of a server. Write it as https://tincture.example`);
  return { origin: new URL(address).origin, key: env.TINCTURE_KEY };
}

/** Throws a problem for people when the server is away or refuses for a reason of its own. */
export async function askServer(
  { http: { method, path }, takesFile }: Call,
  { input, file }: CallRequest,
  { origin, key }: ServerAddress,
): Promise<CallAnswer> {
  const fields = new Map(Object.entries(typeof input === "object" && input !== null ? input : {}));
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value ?? ""));
  });
  const url = new URL(`/api/v1${place}`, origin);
  const isInAddress = method === "GET" || takesFile;
  if (isInAddress)
    for (const [name, value] of fields)
      for (const each of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(each));
  const headers = new Headers(key === undefined ? {} : { Authorization: `Bearer ${key}` });
  if (method === "POST")
    headers.set("Content-Type", takesFile ? "application/octet-stream" : "application/json");
  let response: Response;
  let content: Uint8Array;
  try {
    response = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(WAIT_MS),
      ...(method === "POST" && { body: takesFile ? new Uint8Array(file ?? []) : JSON.stringify(input) }),
    });
    content = new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw nothingToDo(`${origin} does not answer: ${causeOf(error)} Is it running, and is there a network?`);
  }
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok) return refusalOf(origin, response, content);
  const fileName = /filename="([^"]*)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  if (fileName !== undefined) return { ok: true, kind: "file", content, mediaType: type, fileName };
  return { ok: true, kind: "data", body: jsonOf(content, origin) };
}

function refusalOf(origin: string, { status, headers }: Response, content: Uint8Array): CallRefusal {
  const again = headers.get("retry-after");
  if (status === 429 || status >= 500)
    throw nothingToDo(`${origin} is busy (${status}).${again === null ? "" : ` Ask again in ${again} s.`}`);
  const problem = jsonOf(content, origin);
  const { detail, errors } = (typeof problem === "object" ? problem : null) ?? {};
  const reason =
    status === 402 ? "needs-pro" : status === 401 ? "wrong-key" : status === 404 ? "not-found" : "invalid";
  return {
    ok: false,
    reason,
    message: typeof detail === "string" ? detail : `${origin} answered ${status}.`,
    values: Array.isArray(errors) ? errors.filter(isWrongValue) : [],
  };
}

function isWrongValue(value: unknown): value is WrongValue {
  return (
    typeof value === "object" &&
    value !== null &&
    "path" in value &&
    "message" in value &&
    typeof value.path === "string" &&
    typeof value.message === "string"
  );
}

function jsonOf(content: Uint8Array, origin: string): { detail?: unknown; errors?: unknown } | null {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    throw nothingToDo(`${origin} did not answer as a Tincture server does.`);
  }
}

function causeOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return `nothing came in ${WAIT_MS / 1000} s.`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && cause.message !== "" ? `${cause.message}.` : "the connection failed.";
}
