import { expect, it } from "vitest";
import { knownRoutes, loadPageInstead } from "./router-answers.ts";

it.each([
  ["/discover.data", "/discover"],
  ["/palettes.data?hue=red&_routes=a%2Cb", "/palettes?hue=red"],
  ["/_root.data", "/"],
  ["/_.data?x=1", "/?x=1"],
  ["/profile/_.data", "/profile/"],
])("[PLT-1] the data of %s leads to its page when offline", (asked, page) => {
  const { status, headers } = loadPageInstead(`https://example.test${asked}`);
  expect(status).toBe(204);
  expect(headers.get("X-Remix-Redirect")).toBe(page);
  expect(headers.get("X-Remix-Reload-Document")).toBe("true");
});

const FILE = 'window.__reactRouterManifest={"routes":{"root":{"id":"root"}},"version":"ab12"};';

it("[PLT-1] the routes of a build are available offline, to pages of that build", async () => {
  const answer = knownRoutes("https://example.test/__manifest?paths=%2Fa&version=ab12", FILE);
  expect(await answer?.json()).toEqual({ root: { id: "root" } });
  expect(knownRoutes("https://example.test/__manifest?version=ff00", FILE)).toBeUndefined();
  expect(knownRoutes("https://example.test/__manifest?version=ab12", "x={}")).toBeUndefined();
});
