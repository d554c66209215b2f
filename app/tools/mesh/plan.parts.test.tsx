import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { sessionStore } from "#app/session/session-store.ts";
import { downloaded, press } from "#tests/parts/input.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";
import { answerRequests } from "#tests/parts/problems.ts";
import { SIGNED_IN_USER } from "#tests/signed-in-user.ts";

const SHARED = "/mesh-gradient-generator?grid=2x2&p=red-blue-lime-gold&secs=2";
const size = () => page.getByRole("combobox", { name: "Size" });
const dialog = () => page.getByRole("dialog");

afterEach(() => sessionStore.set({ status: "signed-out" }));

it("[SUB-2] [MSH-1] Pro writes large pictures and loops; without it a dialog offers a free size", async () => {
  answerRequests("/resources/merge", () => ({ tray: [], works: [] }));
  answerRequests("/resources/kept", () => ({ items: {} }));
  await mountTool(SHARED);
  await page.getByRole("button", { name: /^PNG/ }).click();
  await page.getByRole("textbox", { name: "Height" }).fill("1");
  await page.getByRole("textbox", { name: "Width" }).fill("4097");
  await press("Tab");
  const write = page.getByRole("button", { name: "Write 4097 × 1" });
  await write.click();
  await expect.element(dialog()).toMatchTextContent(/4097 px is a Pro size.*Export 4096 px/);
  await press("Escape");
  const loop = page.getByRole("button", { name: /^Loop/ });
  // A small loop is part of every plan; the sizes say which of them are not.
  await expect.element(loop).not.toMatchTextContent(/Pro/);
  await loop.click();
  await size().selectOptions("1280 × 720, Pro");
  await page.getByRole("button", { name: /^Write (MP4|WebM)/ }).click();
  await expect.element(dialog()).toMatchTextContent(/Large loops are part of Pro/);
  await press("Escape");

  sessionStore.set({ status: "signed-in", user: SIGNED_IN_USER, plan: "pro" });
  await expect.element(size()).toMatchTextContent(/1280 × 720(?!, Pro)/);
  await page.getByRole("button", { name: /^Write (MP4|WebM)/ }).click();
  await page.getByRole("button", { name: /^Cancel/ }).click();
  await expect.element(page.getByRole("button", { name: /^Write (MP4|WebM)/ })).toBeVisible();
  await page.getByRole("button", { name: /^PNG/ }).click();
  await page.getByRole("textbox", { name: "Height" }).fill("1");
  await page.getByRole("textbox", { name: "Width" }).fill("4097");
  await press("Tab");
  const { name } = await downloaded(() => write.click());
  expect(name).toBe("mesh.png");
  expect(dialog().query()).toBeNull();
});
