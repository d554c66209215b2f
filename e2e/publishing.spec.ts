import { createHash } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, open, type Problems, test } from "./fixture.ts";
import { mailedLink, OWN_PAGE, rename, signUp } from "./person.ts";

let made = 0;

/** Colors that no other test publishes: of this test, and another time other ones. */
function freshColors(): string[] {
  made += 1;
  const { testId, repeatEachIndex } = test.info();
  const digits = createHash("sha256").update(`${testId} ${repeatEachIndex} ${made}`).digest("hex");
  return [0, 6, 12, 18].map((at) => digits.slice(at, at + 6));
}

const addressOf = (colors: readonly string[]) => `/palette-generator?c=${colors.join("-")}`;

async function publishByCall(page: Page, title: string, more: object = {}) {
  const answer = await page.request.post("/resources/own-items", {
    data: {
      content: { type: "palette" },
      title,
      colors: freshColors().map((hex) => `#${hex}`),
      state: "public",
      ...more,
    },
    headers: OWN_PAGE,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { item } = await answer.json();
  return `/palettes/${String(item.id)}`;
}

/** The statuses of an item's pages, pictures, files and API calls, as a visitor gets them. */
async function statusesFor(visitor: APIRequestContext, path: string): Promise<number[]> {
  const id = path.split("/").at(-1) ?? "";
  const addresses = [
    path,
    `${path}.json`,
    `${path}.css`,
    `/og${path}.png`,
    `/api/v1${path}`,
    `/palettes/${id}.data`,
  ];
  return Promise.all(addresses.map(async (address) => (await visitor.get(address)).status()));
}

const allowNotFound = (problems: Problems, path: string) => problems.allow(404, new RegExp(path));

test("[TLS-7][LIB-3][LIB-8] publishes a palette by keyboard, edits it, takes it back and deletes it", async ({
  page,
  baseURL,
  playwright,
  problems,
}) => {
  test.slow();
  await signUp(page.context());
  await rename(page.context(), "Ada Publisher");
  await open(page, addressOf(freshColors()));
  await page
    .getByRole("button", { name: "More", exact: true })
    .or(page.locator(".tool-more summary"))
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Publish", exact: true }).first().focus();
  await page.keyboard.press("Enter");
  const title = page.getByRole("textbox", { name: "Title" });
  await expect(title).toBeVisible();

  // Errors are shown at their fields, and the first invalid field has the focus.
  await title.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Give it a title.")).toBeVisible();
  await expect(title).toBeFocused();
  await expectAccessible(page, ".inspector");

  await page.keyboard.type("Harbor at six");
  await page.getByRole("textbox", { name: "Tags" }).focus();
  await page.keyboard.type("sea, <b>");
  await page.keyboard.press("Enter");
  const tags = page.getByRole("textbox", { name: "Tags" });
  await expect(tags).toBeFocused();
  await tags.fill("sea, evening");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/palettes\/[1-9A-Za-z]{17}$/);
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbor at six");
  await expect(page.getByRole("main").getByText("Ada Publisher").first()).toBeVisible();

  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  expect(await statusesFor(visitor, path)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await (await visitor.get("/palettes?sort=newest")).text()).toContain(path);

  await page.getByRole("button", { name: "Edit", exact: true }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Tags" })).toHaveValue("sea, evening");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("textbox", { name: "Title" }).fill("Harbor at seven");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbor at seven");

  await page.getByRole("button", { name: "Unpublish" }).press("Enter");
  await expect(page.getByText("Unlisted. Anyone with the link can open it.")).toBeVisible();
  expect(await statusesFor(visitor, path)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await (await visitor.get("/palettes?sort=newest")).text()).not.toContain(path);

  allowNotFound(problems, path);
  await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page).toHaveURL(/\/palettes$/);
  expect((await page.request.get(path)).status()).toBe(404);
  await visitor.dispose();
});

const saveButton = (page: Page, name: string) =>
  page.locator(".tool-bar").getByRole("button", { name, exact: true });
const savePanel = (page: Page) => page.getByRole("complementary", { name: "Save" });

test("[TLS-7] [TLS-4] saves a palette under a name, then its changes in place, also from its page and after a reload", async ({
  page,
}) => {
  await signUp(page.context());
  await open(page, addressOf(freshColors()));
  await saveButton(page, "Save").click();
  await page.getByRole("textbox", { name: "Name" }).fill("Harbor at six");
  await page.getByRole("textbox", { name: "Name" }).press("Enter");
  await expect(page.getByText("Saved as Harbor at six")).toBeVisible();
  await expect(saveButton(page, "Saved")).toBeVisible();
  await expect(page.getByText("In your account")).toBeVisible();

  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(saveButton(page, "Save changes")).toBeVisible();
  await page.reload();
  await saveButton(page, "Save changes").click();
  await expectAccessible(page);
  await savePanel(page).getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved in Harbor at six")).toBeVisible();
  await expect(saveButton(page, "Saved")).toBeVisible();

  await open(page, "/collections/saved/palettes");
  await expect(page.getByRole("list", { name: "Saved palettes" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: "Harbor at six" }).click();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Open in generator" }).click();
  await expect(saveButton(page, "Saved")).toBeVisible();
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await saveButton(page, "Save changes").click();
  await savePanel(page).getByRole("button", { name: "Save as new" }).click();
  await expect(page.getByText(/^Saved as /)).toBeVisible();
  await open(page, "/collections/saved/palettes");
  await expect(page.getByRole("list", { name: "Saved palettes" }).getByRole("listitem")).toHaveCount(2);
});

test("[TLS-7][SUB-2] links the same colors the second time, and what was changed elsewhere is not replaced unasked", async ({
  page,
  problems,
}) => {
  await signUp(page.context());
  const colors = freshColors();
  await open(page, addressOf(colors));
  await saveButton(page, "Save").click();
  await savePanel(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved as /)).toBeVisible();
  await saveButton(page, "Saved").click();
  await savePanel(page).getByRole("button", { name: "Save a copy" }).click();
  await expect(page.getByText(/has these colors already/)).toBeVisible();

  const other = await page.context().newPage();
  await open(other, "/collections/saved/palettes");
  await other.getByRole("list", { name: "Saved palettes" }).getByRole("link").first().click();
  await other.getByRole("button", { name: "Edit", exact: true }).click();
  await other.getByRole("textbox", { name: "Title" }).fill("Named elsewhere");
  await other.getByRole("textbox", { name: "Title" }).press("Enter");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Named elsewhere");
  await other.close();
  problems.allow(412, /\/resources\/own-items\//);

  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await saveButton(page, "Save changes").click();
  await savePanel(page).getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText("It was changed elsewhere");
  await page.getByRole("button", { name: "Replace it with this" }).click();
  await expect(page.getByText(/^Changes saved in /)).toBeVisible();
});

test("[TLS-7] what cannot be kept stays on the device, and a plain sentence says so", async ({
  page,
  problems,
}) => {
  await signUp(page.context());
  await open(page, addressOf(freshColors()));
  problems.allow(500, "/resources/own-items");
  await page.route("**/resources/own-items", (route) => route.fulfill({ status: 500, body: "" }));
  await saveButton(page, "Save").click();
  const save = savePanel(page).getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByRole("alert")).toContainText("Your work is still on this device.");
  await page.unroute("**/resources/own-items");
  await save.click();
  await expect(page.getByText(/^Saved as /)).toBeVisible();
});

test("[TLS-7] a visitor who publishes is asked to sign up, with the palette in sight", async ({ page }) => {
  await open(page, addressOf(freshColors()));
  await page.locator(".tool-more summary").click();
  await page.getByRole("button", { name: "Publish", exact: true }).first().click();
  await page.getByRole("textbox", { name: "Title" }).fill("Not yet");
  await page.getByRole("textbox", { name: "Title" }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Not yet");
});

test("[LIB-8] a report is stored, and three people with a confirmed address hide an item from all but its author", async ({
  page,
  browser,
  problems,
}) => {
  // Four people sign up, and each sign-up includes the proof of work against robots.
  test.slow();
  await signUp(page.context());
  await rename(page.context(), "Author");
  const path = await publishByCall(page, "Reported thing");
  for (const at of [0, 1, 2]) {
    const context = await browser.newContext();
    problems.watch(context);
    const other = await context.newPage();
    const { email } = await signUp(other.context());
    await rename(other.context(), `Reporter ${at}`);
    // Only reports of people with a confirmed address can hide an item.
    const link = await mailedLink(other, email, "verify-email");
    expect((await other.request.post(link, { headers: OWN_PAGE })).status()).toBe(200);
    if (at === 0) {
      await open(other, path);
      await other.getByRole("button", { name: "Report", exact: true }).press("Enter");
      await other.getByRole("textbox", { name: /More about it/ }).fill("Look at this.");
      await expectAccessible(other, "[role=dialog]");
      await other.getByRole("dialog").getByRole("button", { name: "Report", exact: true }).press("Enter");
      await expect(other.getByText("Your report is stored")).toBeVisible();
      await expect(other.getByRole("button", { name: "Unpublish" })).toHaveCount(0);
    } else {
      const answer = await other.request.post(`/resources${path.replace("palettes", "items")}/report`, {
        data: { reason: "spam" },
        headers: OWN_PAGE,
      });
      expect(answer.status()).toBe(201);
    }
    if (at === 2) expect((await other.request.get(path)).status()).toBe(404);
    await context.close();
  }
  await open(page, path);
  await expect(page.getByText("Hidden for review after reports")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
});
