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

test("[ACC-1] a passkey is added under Account, signs in by itself, and is removed", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(400, "/api/auth/passkey/register-options");
  problems.allow(401, "/api/auth/passkey/sign-in");
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
  await expectAccessible(page);

  await page.goto("about:blank");
  await forget(context);
  await open(page, "/login?redirect=%2Fgradients");
  await expectAccessible(page);
  const use = page.getByRole("button", { name: "Use a passkey" });
  await use.click();
  await expect(page).toHaveURL("/gradients");

  await open(page, "/profile/account");
  await section.getByLabel(/^Your password/).fill(password);
  await section.getByRole("button", { name: "Remove Test device" }).click();
  await expect(section.getByText("The passkey is removed.")).toBeVisible();
  await page.goto("about:blank");
  await forget(context);
  await open(page, "/login");
  await use.click();
  await expect(page.getByText(/We don't know this passkey/)).toBeVisible();

  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
  await cdp.send("WebAuthn.disable");
});
