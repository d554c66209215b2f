/** The API as a function of requests, for tests: with a fixed clock, and without a database unless one is passed. */
import { answerInThread } from "#server/api/call-work.server.ts";
import type { CallInput } from "#server/api/call-work-kind.ts";
import { publicApi } from "#server/api/public-api.ts";
import type { Database } from "#server/db/database.ts";
import { createNoticeBoard, type Notices } from "#server/db/notices.ts";
import type { Work } from "#server/work/work.ts";
import type { WorkKind } from "#server/work/work-kind.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed body of a JSON answer; otherwise undefined. */
  readonly body: unknown;
}

export interface TestApi {
  readonly api: ReturnType<typeof publicApi>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  send(path: string, init: RequestInit): Promise<Answer>;
  /** Entries that were logged as errors. */
  readonly errors: string[];
}

/** Does the work of calls here, with what a thread would get and give. The API asks for no other kind. */
export const WORK: Pick<Work, "run"> = {
  run: async <Input, Output>(_kind: WorkKind<Input, Output>, input: Input) => {
    const output = await answerInThread(structuredClone(input) as CallInput);
    return { ok: true, value: structuredClone(output) as Output };
  },
};

/** A database that throws on any use. */
const NO_DATABASE: unknown = new Proxy(
  {},
  {
    get(_target, name) {
      throw new Error(`This test has no database, and ${String(name)} was asked of it`);
    },
  },
);

export function testApi(
  db?: Database,
  clock: () => number = advancing(),
  notices: Notices = createNoticeBoard(),
): TestApi {
  const errors: string[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (event: string, details?: unknown) => errors.push(`${event} ${JSON.stringify(details)}`),
  };
  const api = publicApi({
    db: db ?? (NO_DATABASE as Database),
    reads: db ?? (NO_DATABASE as Database),
    notices,
    log,
    clock,
    work: WORK,
    config: { trustedProxies: 0, databaseUrl: undefined },
  });
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const answer = await api.request(`/api/v1${path}`, init);
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get("content-type") ?? "");
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: isJson && text !== "" ? JSON.parse(text) : undefined,
    };
  };
  return {
    api,
    errors,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}

/** A clock that advances by a second with each call, so that no test reaches the rate limit by accident. */
function advancing(): () => number {
  let now = 0;
  return () => {
    now += 1000;
    return now;
  };
}
