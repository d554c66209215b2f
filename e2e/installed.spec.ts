// Tincture as an installed application: the requirements for installation, the offer to install, and files opened
// with it.
import { expect, hydrated, open, test } from "./fixture.ts";

test("[PLT-1] the browser finds all it needs to install it", async ({ page, context }) => {
  await open(page, "/");
  const devTools = await context.newCDPSession(page);
  const { installabilityErrors } = await devTools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
  const seen = await devTools.send("Page.getAppManifest");
  expect(seen.errors).toEqual([]);
  expect(new URL(seen.url).pathname).toBe("/manifest.webmanifest");
});

test("[PLT-2] the offer to install is a row, taken or dismissed for good", async ({ page }) => {
  const offer = () =>
    page.evaluate(() => {
      const prompt = () => {
        document.documentElement.dataset["prompted"] = "";
        return Promise.resolve({ outcome: "accepted" });
      };
      window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
    });
  await open(page, "/about/terms");
  const row = page.getByRole("contentinfo").getByText("Install Tincture");
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Send feedback" })).toBeVisible();
  await expect(row).toHaveCount(0);
  await offer();
  await expect(row).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Search, or paste any color").fill("install");
  await page.getByRole("menuitem", { name: /Install Tincture/ }).click();
  await expect.poll(() => page.evaluate(() => "prompted" in document.documentElement.dataset)).toBe(true);
  await expect(row).toHaveCount(0);

  await offer();
  await page.getByRole("button", { name: "Do not ask again" }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("vite-pwa:hide-install"))).toBe("true");
  await page.reload();
  await hydrated(page);
  await offer();
  await page.getByPlaceholder("Search, or paste any color").or(page.locator("h1")).first().waitFor();
  await expect(row).toHaveCount(0);
});

test("[PLT-1] a swatch file that the system hands over becomes a palette; another file changes nothing", async ({
  page,
}) => {
  // Simulates the system's side of https://wicg.github.io/web-app-launch/, which passes files to the page's consumer.
  await page.addInitScript(() => {
    const launchQueue = { setConsumer: (consumer: unknown) => Object.assign(window, { handOver: consumer }) };
    Object.defineProperty(window, "launchQueue", { value: launchQueue, configurable: true });
  });
  const handOver = (name: string, text: string) =>
    page.evaluate(
      ([fileName, content]) => {
        const take: unknown = Reflect.get(window, "handOver");
        if (typeof take !== "function") throw new Error("nobody takes files");
        take({ files: [{ getFile: () => Promise.resolve(new File([content ?? ""], fileName ?? "")) }] });
      },
      [name, text],
    );
  await open(page, "/palette-generator?c=0e2a47-2f6690-81b1cc");
  await page.waitForFunction(() => "handOver" in window);
  await handOver("notes.gpl", "Dear diary");
  await expect(page.getByText(/notes\.gpl was not opened/)).toBeVisible();
  expect(page.url()).toContain("c=0e2a47-2f6690-81b1cc");
  await handOver(
    "Harbor.gpl",
    "GIMP Palette\nName: Harbor\nColumns: 2\n#\n197 60 105 Rose\n  2 113 145 Teal\n",
  );
  await expect(page).toHaveURL(/c=c53c69-027191/);
  await expect(page.getByRole("list", { name: "Colors", exact: true }).getByRole("listitem")).toHaveCount(2);
});
