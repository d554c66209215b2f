import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { press } from "#tests/parts/input.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const stubScript = (answer: () => Promise<Response>) => {
  const passOn = window.fetch;
  vi.stubGlobal("fetch", (...given: Parameters<typeof fetch>) =>
    given[0] === "/live.js" ? answer() : passOn(...given),
  );
};
afterEach(() => vi.unstubAllGlobals());

it("[UIP-3] the panel has the bookmarklet and the line of script, and says what they can and cannot", async () => {
  stubScript(async () => new Response("alert(1);\n"));
  await mountTool("/dark-theme-generator");
  await press("y");
  const link = page.getByRole("link", { name: "Follow Tincture" });
  await expect.element(link).toHaveAttribute("href", "javascript:alert(1)%3B");
  const code = page.getByLabelText("Script of the page");
  await expect
    .element(code)
    .toMatchTextContent(`<script src="${window.location.origin}/live.js" defer></script>`);
  await expect.element(page.getByRole("heading", { name: "What it cannot" })).toBeInTheDocument();
  await expectAccessible();
});

it("[UIP-3] the panel says so when the bookmarklet cannot be loaded", async () => {
  stubScript(async () => Promise.reject(new TypeError("offline")));
  await mountTool("/light-theme-generator", { screen: "phone" });
  await press("y");
  await expect.element(page.getByRole("alert")).toMatchTextContent("The bookmarklet could not be loaded.");
  await expect.element(page.getByRole("link", { name: "Follow Tincture" })).not.toBeInTheDocument();
  await expectAccessible();
});
