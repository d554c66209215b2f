import { expect, it } from "vitest";
import { pageStart } from "./page-start.ts";

it("[QLT-2] reading pages wait for somebody to act, tools and pages of an account do not", () => {
  const patterns = ["/", "/palettes", "/gradients/:id", "/about/team", "*"];
  expect(patterns.map(pageStart)).toEqual(patterns.map(() => "intent"));
  const tools = ["/color-mixer", "/color-converter/hex-to-rgb"];
  expect(tools.map(pageStart)).toEqual(tools.map(() => "tool"));
  const eager = ["/login", "/profile", "/collections/:id/palettes"];
  expect(eager.map(pageStart)).toEqual(eager.map(() => "paint"));
});
