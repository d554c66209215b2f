import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storePendingAction } from "#app/session/pending-action.ts";
import { sessionStore } from "#app/session/session-store.ts";
import { closeDialog, dialogFlags } from "#app/ui/dialog-flags.ts";
import { hideToast, toastStore } from "#app/ui/toast.ts";
import { SIGNED_IN_USER } from "#tests/signed-in-user.ts";
import { afterSignIn } from "./after-sign-in.ts";
import { askForAccount } from "./ask-for-account.ts";
import { saveAsNew, saveChanges } from "./save-work.ts";

const COLORS = ["#ff0000", "#0000ff", "#00ff00", "#ffffff"];
const MESH = { type: "mesh", mesh: "grid=2x2&p=ff0000-0000ff-00ff00-ffffff" };
const WORK = { title: "this mesh", colors: COLORS, content: MESH };
const ITEM = { id: "abcdef", title: "Harbor", kind: "gradient", state: "unlisted", version: 1 };
const FROM = "/mesh-gradient-generator?grid=2x2&p=ff0000-0000ff-00ff00-ffffff";

/** The bodies of the requests that store an item. */
let sent: unknown[] = [];
let answer: unknown;
let status = 201;

beforeEach(() => {
  sent = [];
  answer = { item: { ...ITEM, title: "Red and White" } };
  status = 201;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (!path.startsWith("/resources/own-items")) return Response.json({ tray: [], works: [] });
    if (typeof init.body !== "string") throw new Error("The body is no JSON");
    sent.push(JSON.parse(init.body));
    return Response.json(answer, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.set({ status: "unknown" });
  closeDialog("signup");
  const toast = toastStore.get();
  if (toast !== undefined) hideToast(toast);
  sessionStorage.clear();
  localStorage.clear();
});

it("[TLS-7] [MSH] what a tool makes is saved as what it is, in no list", async () => {
  sessionStore.set({ status: "signed-in", user: SIGNED_IN_USER, plan: "free" });
  await saveAsNew({ ...WORK, name: "Harbor" });
  expect(sent).toEqual([{ content: MESH, colors: COLORS, title: "Harbor", state: "unlisted" }]);
  expect(toastStore.get()?.text).toBe("Saved as Red and White");
});

it("[TLS-7] colors alone are saved as a palette", async () => {
  sessionStore.set({ status: "signed-in", user: SIGNED_IN_USER, plan: "free" });
  await saveAsNew({ title: "these colors", colors: COLORS });
  expect(sent).toEqual([{ content: { type: "palette" }, title: "", colors: COLORS, state: "unlisted" }]);
});

it("[TLS-7] [MSH] [LIB-8] the same mesh is found among the saved gradients", async () => {
  sessionStore.set({ status: "signed-in", user: SIGNED_IN_USER, plan: "free" });
  answer = { duplicateOf: { id: "abcdef", title: "Harbor" }, kind: "gradient" };
  await saveAsNew(WORK);
  expect(toastStore.get()?.text).toBe("Harbor has these colors already; it is among your saved gradients");
});

it("[TLS-7] [MSH] a visitor is asked to sign up, and then the mesh is saved, not its colors", async () => {
  sessionStore.set({ status: "signed-out" });
  askForAccount(WORK);
  const request = dialogFlags.get().signup;
  expect(request).toMatchObject({ title: "this mesh", action: "save", content: MESH });
  expect(sent).toEqual([]);
  storePendingAction({ action: "save", title: "this mesh", colors: COLORS, content: MESH, from: FROM });
  sessionStore.set({ status: "signed-in", user: SIGNED_IN_USER, plan: "free" });
  await afterSignIn();
  expect(sent).toMatchObject([{ content: MESH, state: "unlisted" }]);
  await afterSignIn();
  expect(sent).toHaveLength(1);
});

const PLACE = { uid: SIGNED_IN_USER.uid, tool: "mesh", search: "grid=2x2&p=1", savedColors: COLORS };
const KEPT = {
  ...PLACE,
  id: "abcdef",
  kind: "gradient",
  title: "Harbor",
  version: 1,
  savedSearch: "grid=2x2&p=0",
} as const;
const keptNow = (): unknown => JSON.parse(localStorage.getItem("tincture:kept") ?? "[]");

it("[TLS-7] a saved work is known on this device as what it is in the account", async () => {
  expect(await saveAsNew({ ...WORK, name: "Harbor" }, PLACE)).toBeUndefined();
  expect(keptNow()).toMatchObject([{ id: "abcdef", version: 1, savedSearch: PLACE.search, ...PLACE }]);
});

it("[TLS-7] changes are saved in the item, and taken back with one press", async () => {
  const before = { colors: ["#000000"], names: ["Ink"], content: { type: "mesh", mesh: "before" } };
  answer = { item: { ...ITEM, title: "Pier", version: 2 }, before };
  expect(await saveChanges({ ...WORK, name: "Pier" }, PLACE, KEPT)).toBeUndefined();
  expect(sent).toEqual([{ title: "Pier", work: { colors: COLORS, content: MESH } }]);
  expect(toastStore.get()?.text).toBe("Changes saved in Pier");
  expect(keptNow()).toMatchObject([{ title: "Pier", version: 2, savedSearch: PLACE.search }]);
  answer = { item: { ...ITEM, version: 3 } };
  toastStore.get()?.action?.run();
  await expect.poll(() => toastStore.get()?.text).toBe("Harbor is as it was");
  expect(sent[1]).toEqual({ title: "Harbor", work: before });
  expect(keptNow()).toMatchObject([{ title: "Harbor", version: 3, savedSearch: KEPT.savedSearch }]);
});

it("[TLS-7] [PLT-5] an item that was changed elsewhere is not replaced, and one that is gone is forgotten", async () => {
  localStorage.setItem("tincture:kept", JSON.stringify([KEPT]));
  status = 412;
  answer = { code: "stale", message: "This was changed elsewhere in the meantime.", version: 4 };
  expect(await saveChanges(WORK, PLACE, KEPT)).toMatchObject({ code: "stale" });
  expect(keptNow()).toEqual([KEPT]);
  status = 404;
  answer = { code: "not-found", message: "This is no longer there." };
  expect(await saveChanges(WORK, PLACE, KEPT)).toMatchObject({ code: "not-found" });
  expect(keptNow()).toEqual([]);
});
