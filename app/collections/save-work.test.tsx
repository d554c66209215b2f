import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storePendingAction } from "#app/session/pending-action.ts";
import { sessionStore } from "#app/session/session-store.ts";
import { closeDialog, dialogFlags } from "#app/ui/dialog-flags.ts";
import { hideToast, toastStore } from "#app/ui/toast.ts";
import { SIGNED_IN_USER } from "#tests/signed-in-user.ts";
import { afterSignIn } from "./after-sign-in.ts";
import { saveWork } from "./save-work.ts";

const COLORS = ["#ff0000", "#0000ff", "#00ff00", "#ffffff"];
const MESH = { type: "mesh", mesh: "grid=2x2&p=ff0000-0000ff-00ff00-ffffff" };
const WORK = { title: "this mesh", colors: COLORS, content: MESH };
const FROM = "/mesh-gradient-generator?grid=2x2&p=ff0000-0000ff-00ff00-ffffff";

/** The bodies of the requests that store an item. */
let sent: unknown[] = [];
let answer: unknown;

beforeEach(() => {
  sent = [];
  answer = { item: { id: "abcdef", title: "Red and White", kind: "gradient" } };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (!path.startsWith("/resources/own-items")) return Response.json({ tray: [], works: [] });
    if (typeof init.body !== "string") throw new Error("The body is no JSON");
    sent.push(JSON.parse(init.body));
    return Response.json(answer, { status: 201 });
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
  await saveWork({ ...WORK, name: "Harbor" });
  expect(sent).toEqual([{ content: MESH, colors: COLORS, title: "Harbor", state: "unlisted" }]);
  expect(toastStore.get()?.text).toBe("Saved as Red and White");
});

it("[TLS-7] colors alone are saved as a palette", async () => {
  sessionStore.set({ status: "signed-in", user: SIGNED_IN_USER, plan: "free" });
  await saveWork({ title: "these colors", colors: COLORS });
  expect(sent).toEqual([{ content: { type: "palette" }, title: "", colors: COLORS, state: "unlisted" }]);
});

it("[TLS-7] [MSH] [LIB-8] the same mesh is found among the saved gradients", async () => {
  sessionStore.set({ status: "signed-in", user: SIGNED_IN_USER, plan: "free" });
  answer = { duplicateOf: { id: "abcdef", title: "Harbor" }, kind: "gradient" };
  await saveWork(WORK);
  expect(toastStore.get()?.text).toBe("Harbor has these colors already; it is among your saved gradients");
});

it("[TLS-7] [MSH] a visitor is asked to sign up, and then the mesh is saved, not its colors", async () => {
  sessionStore.set({ status: "signed-out" });
  await saveWork(WORK);
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
