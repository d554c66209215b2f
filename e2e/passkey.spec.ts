import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, open, test } from "./fixture.ts";
import { forget, signUp } from "./person.ts";

// Passkeys belong to a name, and 127.0.0.1 is none.
const origin = `http://localhost:${process.env.E2E_PORT}`;
test.use({
  baseURL: origin,
  storageState: {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: "cookies:reject", value: "true" }] }],
  },
});

test("[ACC-1] a passkey is added and renamed under Account, signs in by a button or a field's suggestions, and is removed", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(400, "/api/auth/passkey/register-options");
  problems.allow(401, "/api/auth/passkey/sign-in");
  problems.allow(400, /^\/login/);
  problems.allow(422, /^\/profile\/account/);
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  /** Whether the person is there, and touches the device as soon as it asks. */
  const setPresence = (enabled: boolean) =>
    cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  const { password } = await signUp(context);
  const section = page.getByRole("region", { name: "Passkeys" });
  const add = section.getByRole("button", { name: "Add a passkey" });
  await open(page, "/profile/account");
  await add.click();
  await expect(section.getByText("Please type your password.")).toBeVisible();
  await section.getByLabel(/^Your password/).fill(password);
  await section.getByLabel("Name of a new passkey").fill("Test device");
  await add.click();
  await expect(section.getByText("Test device")).toBeVisible();

  await section.getByRole("link", { name: "Rename Test device" }).click();
  const name = section.getByLabel("New name of Test device");
  await expect(name).toBeFocused();
  await name.fill(" ");
  await name.press("Enter");
  await expect(section.getByText("Type a name, such as Phone.")).toBeVisible();
  await expectAccessible(page);
  await name.fill("Old phone");
  await name.press("Enter");
  await expect(section.getByRole("link", { name: "Rename Old phone" })).toBeFocused();
  await expectAccessible(page);

  await page.goto("about:blank");
  await forget(context);
  await open(page, "/login?redirect=%2Fgradients");
  await expect(page).toHaveURL("/gradients");

  await page.goto("about:blank");
  await forget(context);
  await setPresence(false);
  await watchRequests(page);
  await open(page, "/login?redirect=%2Fgradients");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username webauthn");
  await expectAccessible(page);
  await expect.poll(() => requests(page)).toEqual(["conditional waits"]);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("main").locator("[aria-invalid=true]").first()).toBeVisible();
  await expect.poll(() => requests(page)).toEqual(["conditional ended", "conditional waits"]);
  await setPresence(true);
  const use = page.getByRole("button", { name: "Use a passkey" });
  await use.click();
  await expect(page).toHaveURL("/gradients");

  await open(page, "/profile/account");
  await section.getByLabel(/^Your password/).fill(password);
  await section.getByRole("button", { name: "Remove Old phone" }).click();
  await expect(section.getByText("The passkey is removed.")).toBeVisible();
  await page.goto("about:blank");
  await forget(context);
  await open(page, "/login");
  await expect(page.getByText(/We don't know this passkey/)).toBeVisible();

  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
  await cdp.send("WebAuthn.disable");
});

/** Writes down which requests for a passkey the next pages make, and whether they wait. */
async function watchRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, "seenRequests", seen);
    if (!("credentials" in navigator)) return;
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = async (options) => {
      const kind = options?.mediation ?? "asked";
      const at = seen.push(`${kind} waits`) - 1;
      try {
        return await get(options);
      } finally {
        seen[at] = `${kind} ended`;
      }
    };
  });
}

function requests(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(globalThis, "seenRequests"));
}
