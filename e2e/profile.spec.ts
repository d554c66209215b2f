// The account's own pages, grouped by task.
import type { BrowserContext, Page } from "@playwright/test";
import { pngFile, stripedPng } from "#tests/picture-files.ts";
import { expect, open, test } from "./fixture.ts";
import { forget, mailedLink, newPerson, OWN_PAGE, type Person, signUp } from "./person.ts";

const ACCOUNT = "/profile/account";
const PHOTO = {
  name: "photo.png",
  mimeType: "image/png",
  buffer: Buffer.from(await pngFile(64, 48, (x, y) => [x * 4, y * 5, 90])),
};

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function logIn(context: BrowserContext, { email, password }: Person): Promise<void> {
  const form = { email, password };
  const answer = await context.request.post("/login", { form, headers: OWN_PAGE, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(302);
}

test("[ACC-1] change the name by keyboard, and be told what is wrong with one", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(422, /^\/profile\/account\.data/);
  await signUp(context);
  await open(page, ACCOUNT);
  const field = page.getByLabel("Display name");
  await field.fill("   ");
  await field.press("Enter");
  await expect(page.getByText("Please type a name.")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("  Somebody   else ");
  await field.press("Enter");
  await expect(section(page, "Name").getByRole("status")).toHaveText("Your name is saved.");
  await expect(field).toHaveValue("Somebody else");
  await expect(page.locator(".profile-who")).toContainText("Somebody else");
  await page.reload();
  await expect(page.getByLabel("Display name")).toHaveValue("Somebody else");
});

test("[PLT-4] [ACC-1] upload a photo from the keyboard, and remove it", async ({ page, context }) => {
  await signUp(context);
  await open(page, ACCOUNT);
  const photo = section(page, "Photo");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByLabel("Choose a photo").press("Enter"),
  ]);
  await chooser.setFiles(PHOTO);
  await expect(photo.getByText("Your photo is saved.")).toBeVisible();
  await expect(page.getByLabel("Choose another photo")).toBeFocused();
  const image = photo.locator("img");
  await expect(image).toHaveAttribute("src", /^\/files\/u\/\w+\/[0-9a-f]{40}\.webp$/);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(512);
  await photo.getByRole("button", { name: "Remove" }).click();
  await expect(photo.getByText("Your photo is removed.")).toBeVisible();
  await expect(image).toHaveCount(0);
});

test("[PLT-4] a canceled upload changes nothing, and a failing one is tried again", async ({
  page,
  context,
  problems,
}) => {
  await signUp(context);
  await open(page, ACCOUNT);
  const photo = section(page, "Photo");
  let asked = 0;
  await page.route("**/api/files/avatar", async (route) => {
    asked += 1;
    // The first request never ends, the second fails, and later ones succeed.
    if (asked === 2) await route.fulfill({ status: 503, json: { code: "internal-error" } });
    else if (asked > 2) await route.continue();
  });
  problems.allow(503, "/api/files/avatar");
  await page.getByLabel("Choose a photo").setInputFiles(PHOTO);
  await expect(photo.getByRole("progressbar", { name: "Upload of the photo" })).toBeVisible();
  await expect(photo.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(photo.getByRole("alert")).toHaveText("Upload canceled.");
  await expect(photo.locator("img")).toHaveCount(0);
  await page.getByLabel("Choose a photo").setInputFiles(PHOTO);
  await expect(photo.getByText("Your photo is saved.")).toBeVisible();
  expect(asked).toBe(3);
});

test("[PLT-4] what is no picture of ours is refused in words", async ({ page, context, problems }) => {
  problems.allow(415, "/api/files/avatar");
  problems.allow(400, "/api/files/avatar");
  await signUp(context);
  await open(page, ACCOUNT);
  const alert = section(page, "Photo").getByRole("alert");
  const input = page.getByLabel("Choose a photo");
  const files: readonly (readonly [Buffer, string])[] = [
    [Buffer.from("only words"), "Please choose a PNG, JPEG, WebP, GIF or AVIF picture."],
    [
      Buffer.from(await stripedPng(9000, 9000, [[9, 9, 9]])),
      "That file can't be used here: It has more than 40 million pixels.",
    ],
    [Buffer.alloc(9_000_000), "There is no room for this file: it is larger than 8 MB."],
  ];
  for (const [buffer, sentence] of files) {
    await input.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
    await expect(alert).toHaveText(sentence);
  }
});

test("[ACC-1] changing the password signs out the other devices", async ({
  page,
  context,
  browser,
  problems,
}) => {
  problems.allow(400, /^\/profile\/account\.data/);
  const person = await signUp(context);
  const other = await browser.newContext();
  await logIn(other, person);
  await open(page, ACCOUNT);
  const password = section(page, "Password");
  await password.getByLabel("Current password").fill("not this one");
  await password.getByLabel("New password").fill("quite other words");
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByText("That password isn't right.")).toBeVisible();
  await expect(password.getByLabel("Current password")).toBeFocused();
  await password.getByLabel("Current password").fill(person.password);
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByRole("status")).toContainText("All other devices are signed out.");
  await expect(password.getByLabel("New password")).toHaveValue("");
  expect((await other.request.get("/profile", { maxRedirects: 0 })).status()).toBe(302);
  expect((await context.request.get("/profile", { maxRedirects: 0 })).status()).toBe(200);
  await forget(context);
  await logIn(context, { ...person, password: "quite other words" });
  await other.close();
});

test("[ACC-1] sign out one device, then all others", async ({ page, context, browser }) => {
  const person = await signUp(context);
  const others = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  for (const other of others) await logIn(other, person);
  await open(page, ACCOUNT);
  const devices = section(page, "Devices");
  await expect(devices.getByRole("listitem")).toHaveCount(4);
  await expect(devices.getByRole("listitem").first()).toContainText("This device");
  await devices
    .getByRole("button", { name: /^Sign out .*, last seen/ })
    .first()
    .click();
  await expect(devices.getByRole("status")).toHaveText("The device is signed out.");
  await expect(devices.getByRole("listitem")).toHaveCount(3);
  await devices.getByRole("button", { name: "Sign out all other devices" }).click();
  await expect(devices.getByText("2 other devices are signed out.")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  for (const other of others) {
    expect((await other.request.get("/profile", { maxRedirects: 0 })).status()).toBe(302);
    await other.close();
  }
});

test("[ACC-1] change the email: the mail goes out, the address stays until it is confirmed", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(422, /^\/profile\/account\.data/);
  const person = await signUp(context);
  await open(page, ACCOUNT);
  const email = section(page, "Email");
  await expect(email.getByText("Not confirmed yet")).toBeVisible();
  // Only somebody who has the present mailbox may name another one.
  await expect(email.getByLabel("New email")).toHaveCount(0);
  await open(page, await mailedLink(page, person.email, "verify-email"));
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
  await open(page, ACCOUNT);
  await email.getByLabel("New email").fill("no address");
  await email.getByRole("button", { name: "Change email" }).click();
  await expect(email.getByText("This is not an email address.")).toBeVisible();
  await expect(email.getByLabel("New email")).toHaveValue("no address");
  await email.getByLabel("New email").fill(newPerson().email);
  await email.getByRole("button", { name: "Change email" }).click();
  await expect(email.getByRole("status")).toContainText("We've sent a mail to");
  await expect(email.getByText(person.email, { exact: true })).toBeVisible();
});

test("[ACC-1] delete the account: nothing of it is left", async ({ page, context, problems }) => {
  problems.allow(422, /^\/profile\/account\.data/);
  problems.allow(400, /^\/profile\/account\.data/);
  problems.allow(401, "/api/session/refresh");
  const person = await signUp(context);
  await open(page, ACCOUNT);
  await page.getByLabel("Choose a photo").setInputFiles(PHOTO);
  const image = section(page, "Photo").locator("img");
  await expect(image).toHaveAttribute("src", /^\/files\//);
  const source = await image.getAttribute("src");
  const remove = section(page, "Delete account");
  await expect(remove.getByRole("listitem")).toHaveCount(4);
  await remove.getByLabel("Your email, to confirm").fill("somebody@example.com");
  await remove.getByLabel("Password").fill(person.password);
  await remove.getByRole("button", { name: "Delete my account" }).click();
  await expect(remove.getByText(`Type ${person.email} to confirm.`)).toBeVisible();
  await remove.getByLabel("Your email, to confirm").fill(person.email);
  await remove.getByLabel("Password").fill("not this one");
  await remove.getByRole("button", { name: "Delete my account" }).click();
  await expect(remove.getByText("That password isn't right.")).toBeVisible();
  await remove.getByLabel("Password").fill(person.password);
  await remove.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: "Account deleted" })).toBeVisible();
  expect((await context.request.get("/profile", { maxRedirects: 0 })).status()).toBe(302);
  const form = { email: person.email, password: person.password };
  expect((await context.request.post("/login", { form, headers: OWN_PAGE, maxRedirects: 0 })).status()).toBe(
    401,
  );
  // The file job of the server deletes the photo when it next runs.
  await expect(async () => {
    expect((await context.request.get(source ?? "")).status()).toBe(404);
  }).toPass({ timeout: 60_000 });
});

test("[PRF] ask for help, and see one's own questions only", async ({ page, context, browser, problems }) => {
  problems.allow(422, /^\/profile\/support\.data/);
  await signUp(context);
  await open(page, "/profile/support");
  await expect(page.getByRole("link", { name: "Make a first palette" })).toHaveAttribute(
    "href",
    "/help#first-palette",
  );
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Write a message.")).toBeVisible();
  await page.getByLabel("Topic", { exact: true }).selectOption("A tool");
  await page.getByLabel("Message").fill("How do I turn the wheel?\nBy keys.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(section(page, "Ask us").getByRole("status")).toContainText("Sent.");
  const asked = section(page, "What you asked");
  await expect(asked.getByRole("listitem")).toContainText(["A tool"]);
  await expect(asked.getByText("Waits for an answer")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("");

  const other = await browser.newContext();
  await signUp(other);
  expect(await (await other.request.get("/profile/support")).text()).not.toContain("turn the wheel");
  await other.close();
});

test("[PRF] @phone the row of links leads from page to page", async ({ page, context }) => {
  await signUp(context);
  await open(page, "/profile");
  const side = page.getByRole("navigation", { name: "Profile" });
  await side.getByRole("link", { name: "Support" }).click();
  await expect(page).toHaveURL("/profile/support");
});
