import { describe, expect, it } from "vitest";
import { MAX_TRIES, saveVersioned } from "./versioned-save.ts";

/** A server that stores one number; `meddle` changes it between the read and the write. */
function server(meddle: (seen: number) => boolean = () => false) {
  const state = { value: 0, version: 1, patches: 0, isGone: false };
  const send: typeof fetch = async (_path, init) => {
    if (state.isGone) return Response.json({}, { status: 404 });
    if (init?.method !== "PATCH")
      return Response.json({ value: state.value }, { headers: { ETag: `"${state.version}"` } });
    state.patches += 1;
    if (meddle(state.patches)) {
      state.value += 100;
      state.version += 1;
    }
    if (new Headers(init.headers).get("If-Match") !== `"${state.version}"`)
      return Response.json({}, { status: 412 });
    const change: unknown = JSON.parse(typeof init.body === "string" ? init.body : "");
    state.value = read(change) ?? Number.NaN;
    state.version += 1;
    return Response.json({ value: state.value });
  };
  return { state, send };
}
const read = (body: unknown) =>
  typeof body === "object" && body !== null && "value" in body && typeof body.value === "number"
    ? body.value
    : undefined;
const increment = (value: number) => ({ value: value + 1 });
const NO_NETWORK: typeof fetch = async () => {
  throw new TypeError("Failed to fetch");
};

describe("[PLT-5] a save by version", () => {
  it("repeats reading and writing until the write matches the newest version", async () => {
    const { state, send } = server((seen) => seen <= 3);
    const stale: number[] = [];
    const done = await saveVersioned("/n", {
      read,
      update: increment,
      fetch: send,
      onStale: (tries) => stale.push(tries),
    });
    expect(done).toEqual({ ok: true, body: { value: 301 } });
    expect(stale).toEqual([1, 2, 3]);
    expect(state.value).toBe(301);
  });

  it("gives up with maxretry after 25 attempts", async () => {
    const { state, send } = server(() => true);
    const done = await saveVersioned("/n", { read, update: increment, fetch: send });
    expect(done).toMatchObject({ ok: false, reason: "maxretry" });
    expect(state.patches).toBe(MAX_TRIES);
  });

  it("answers nodata, and writes nothing, if there is nothing to change", async () => {
    const { state, send } = server();
    const quiet = await saveVersioned("/n", { read, update: () => undefined, fetch: send });
    expect(quiet).toEqual({ ok: false, reason: "nodata" });
    expect(state.patches).toBe(0);
    state.isGone = true;
    expect(await saveVersioned("/n", { read, update: increment, fetch: send })).toMatchObject({
      reason: "nodata",
    });
  });

  it("reports other failures without retrying, also without a network", async () => {
    const refuse: typeof fetch = async () => Response.json({ code: "unauthenticated" }, { status: 401 });
    expect(await saveVersioned("/n", { read, update: increment, fetch: refuse })).toEqual({
      ok: false,
      reason: "failed",
      status: 401,
      body: { code: "unauthenticated" },
    });
    expect(await saveVersioned("/n", { read, update: increment, fetch: NO_NETWORK })).toMatchObject({
      reason: "failed",
      status: undefined,
    });
  });
});
