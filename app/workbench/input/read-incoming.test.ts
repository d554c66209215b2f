import { expect, it } from "vitest";
import { takeFile, takeText } from "./read-incoming.ts";
import type { Incoming } from "./use-incoming.ts";

/** What a tool is told. Where these tests run there are no workers, as in a browser that refuses to start one. */
function listener() {
  const told: string[] = [];
  const incoming: Incoming = {
    onColors: () => told.push("colors"),
    onOneColor: () => told.push("one color"),
    onPicture: () => told.push("picture"),
    onText: () => told.push("text"),
    isOwnText: () => false,
    onProblem: (problem) => told.push(problem ?? "no problem"),
    onOffer: () => told.push("offer"),
  };
  return { told, incoming };
}

it("[RDG-3] without a worker a text and a file change nothing, and it is said", async () => {
  const { told, incoming } = listener();
  await takeText("#264653 #2a9d8f", incoming);
  await takeFile(new File(["#264653 #2a9d8f"], "colors.txt"), incoming);
  expect(told).toHaveLength(2);
  for (const sentence of told) expect(sentence).toMatch(/^Nothing was read\. \P{Cc}+\.$/u);
});
