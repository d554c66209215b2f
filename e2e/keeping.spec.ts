import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, open, says, test, toast } from "./fixture.ts";
import { card, countOf, heart, itemAt, LIST } from "./liked.ts";
import { signUp } from "./person.ts";

/** Signs up by a request, and waits until the page shows the account. */
async function openSignedIn(page: Page, path: string): Promise<void> {
  await signUp(page.context());
  await open(page, path);
  await expect(page.getByLabel(/^Account of /).first()).toBeVisible();
}

async function newCollection(page: Page, title: string): Promise<void> {
  await open(page, "/profile/collections");
  await page.getByRole("link", { name: "New collection" }).first().click();
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(
    page.getByRole("list", { name: "Collections" }).getByRole("link", { name: title }),
  ).toBeVisible();
}

test("[LIB-5] like by mouse and by key; the count is the server's, also after a reload", async ({ page }) => {
  await openSignedIn(page, LIST);
  const item = await itemAt(page, 3);
  const before = await countOf(page, item);
  // It is shown before it is stored, and a page that is left takes back what it has not sent.
  const stored = page.waitForResponse(/\/like$/);
  await heart(page, item).click();
  await expect(heart(page, item)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => countOf(page, item)).toBe(before + 1);
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(heart(page, item)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => countOf(page, item)).toBe(before + 1);
  const answered = page.waitForResponse(/\/like$/);
  await heart(page, item).press("Enter");
  await expect(heart(page, item)).toHaveAttribute("aria-pressed", "false");
  expect((await answered).status()).toBe(200);
  await expect.poll(() => countOf(page, item)).toBe(before);
});

test("[LIB-5] a like the server does not keep is taken back, with the reason", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(503, /\/like$/);
  await openSignedIn(page, LIST);
  const item = await itemAt(page, 5);
  const before = await countOf(page, item);
  let isDown = true;
  await context.route("**/resources/items/*/like", (route) =>
    isDown ? route.fulfill({ status: 503, body: "down" }) : route.continue(),
  );
  const { said } = await says(toast(page), "was not liked");
  await heart(page, item).click();
  await said;
  await expect(heart(page, item)).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => countOf(page, item)).toBe(before);
  isDown = false;
  await heart(page, item).click();
  await expect(heart(page, item)).toHaveAttribute("aria-pressed", "true");
});

test("[LIB-5] liked and saved palettes are in their lists, newest first", async ({ page }) => {
  await openSignedIn(page, LIST);
  const item = await itemAt(page, 7);
  const title = (await card(page, item).getByRole("link").last().textContent()) ?? "";
  const liked = page.waitForResponse(/\/like$/);
  await heart(page, item).click();
  await expect(heart(page, item)).toHaveAttribute("aria-pressed", "true");
  expect((await liked).status()).toBe(200);
  await card(page, item).getByRole("link").last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const saved = page.waitForResponse(/\/save$/);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  await open(page, "/collections/likes/palettes");
  await expect(page.getByRole("list", { name: "Liked palettes" }).getByRole("listitem")).toHaveCount(1);
  await open(page, "/collections/saved/palettes");
  const list = page.getByRole("list", { name: "Saved palettes" });
  await expect(list.getByRole("link", { name: title })).toBeVisible();
  await expectAccessible(page);
  await list.getByRole("button", { name: `Remove ${title}` }).click();
  // The offer stays for as long as it is pointed at.
  await page.getByRole("button", { name: "Undo" }).hover();
  await expect(page.getByRole("heading", { name: "No saved palettes yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("link", { name: title })).toBeVisible();
});

test("[LIB-6] collect into a new collection, share it, and only with the link it can be read", async ({
  page,
  browser,
  problems,
}) => {
  await openSignedIn(page, LIST);
  const item = await itemAt(page, 9);
  const title = (await card(page, item).getByRole("link").last().textContent()) ?? "";
  await card(page, item).getByRole("link").last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("button", { name: "Collect" }).click();
  const dialog = page.getByRole("dialog", { name: `Collect ${title}` });
  await dialog.getByLabel("New collection").fill("Harbor");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByRole("checkbox", { name: "Harbor" })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Done" }).click();

  await open(page, "/profile/collections");
  await page.getByRole("list", { name: "Collections" }).getByRole("link", { name: "Harbor" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harbor" })).toBeVisible();
  const address = page.url();
  const other = await browser.newContext({ baseURL: new URL(address).origin });
  problems.watch(other);
  problems.allow(404, new URL(address).pathname);
  await signUp(other);
  const theirs = await other.newPage();
  expect((await theirs.goto(address))?.status()).toBe(404);
  await page.getByRole("button", { name: "Share by link" }).click();
  await expect(page.getByRole("button", { name: "Make private" })).toBeVisible();
  expect((await theirs.goto(address))?.status()).toBe(200);
  await expect(theirs.getByRole("list", { name: "In Harbor" }).getByRole("listitem")).toHaveCount(1);
  await expect(theirs.getByRole("button", { name: "Make private" })).toHaveCount(0);
  await other.close();
});

test("[LIB-6] collections are reordered by keys and by drag, renamed, deleted and put back", async ({
  page,
  problems,
}) => {
  // Pointing at a link prefetches its page, which may happen just as the collection is deleted.
  problems.allow(404, /^\/collections\/[\w-]+\/palettes\.data/);
  await signUp(page.context());
  for (const title of ["One", "Two", "Three"]) await newCollection(page, title);
  const list = page.getByRole("list", { name: "Collections" });
  const titles = async () => (await list.locator(".cover-caption .item-title").allTextContents()).slice(0, 3);
  // The page may also be read meanwhile; only the answer of the command says that the order is stored.
  const moved = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("collections.data"),
  );
  await list.getByRole("button", { name: /^Move Three/ }).press("Home");
  await expect.poll(titles).toEqual(["Three", "One", "Two"]);
  await expect(list.getByRole("button", { name: /^Move Three/ })).toBeFocused();
  await moved;
  await page.reload();
  await expect.poll(() => titles()).toEqual(["Three", "One", "Two"]);
  await open(page, "/profile/collections");
  const entries = list.getByRole("listitem");
  await entries.nth(0).dragTo(entries.nth(2));
  await expect.poll(titles).toEqual(["One", "Two", "Three"]);

  await list.getByLabel("More for Two").click();
  await list.getByRole("link", { name: "Rename" }).locator("visible=true").click();
  await page.getByLabel("Title").fill("Second");
  await page.getByRole("button", { name: "Keep changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Second" })).toBeVisible();

  await open(page, "/profile/collections");
  await expectAccessible(page);
  await list.getByLabel("More for Second").click();
  await list.getByRole("button", { name: "Delete" }).locator("visible=true").click();
  await page.getByRole("button", { name: "Undo" }).hover();
  await expect(list.getByRole("link", { name: "Second" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("link", { name: "Second" })).toBeVisible();
});

test("[TLS-7] a like wished before there was an account is done once there is one", async ({ page }) => {
  await open(page, LIST);
  const item = await itemAt(page, 11);
  const before = await countOf(page, item);
  await heart(page, item).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // The account is created by a request; the page is opened again as signed in.
  await signUp(page.context());
  // It may be said, and be gone, before all files of the page are there.
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("status").filter({ hasText: /^Liked: / })).toBeVisible();
  await expect(heart(page, item)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => countOf(page, item)).toBe(before + 1);
  await page.reload();
  await expect(heart(page, item)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => countOf(page, item)).toBe(before + 1);
});
