import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { press } from "#tests/parts/input.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const SHARED = "/mesh-gradient-generator?grid=2x2&p=red-blue-lime-gold&layers=6";
const css = () => page.getByLabelText("CSS of the mesh");
const again = () => page.getByRole("button", { name: "Try again" });

afterEach(() => vi.restoreAllMocks());

interface Asked {
  readonly id: number;
  readonly name: string;
  readonly task: unknown;
}

/** Passes each request to a worker to `onAsk`, which may send it on later, or answer that it has failed. */
function interceptRequests(
  onAsk: (asked: Asked, send: () => void, fail: (message: string) => void) => void,
): void {
  const RealWorker = Worker;
  vi.spyOn(globalThis, "Worker").mockImplementation(
    class extends RealWorker {
      override postMessage(message: Asked & { readonly kind: string }) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
        const send = () => super.postMessage(message);
        if (message.kind !== "ask") return send();
        onAsk(message, send, (text) => {
          const data = { kind: "failed", id: message.id, why: "fault", message: text };
          this.dispatchEvent(new MessageEvent("message", { data }));
        });
      }
    },
  );
}

it("[MSH-1] CSS is fitted although the measurement failed, which can be repeated", async () => {
  let isFailing = true;
  interceptRequests(({ name }, send, fail) => {
    if (name === "measure" && isFailing) fail("There is no room.");
    else send();
  });
  await mountTool(SHARED);
  await expect.element(page.getByRole("alert")).toMatchTextContent("There is no room.");
  await expect.element(css()).toMatchTextContent(/radial-gradient\(/);
  await page.getByRole("button", { name: /^SVG/ }).click();
  await expect.element(page.getByText("Not measured", { exact: true })).toBeVisible();
  isFailing = false;
  await again().click();
  await expect.element(page.getByLabelText("SVG of the mesh")).toMatchTextContent(/<svg/);
  expect(page.getByRole("alert").query()).toBeNull();
  expect(again().query()).toBeNull();
});

it("[MSH] after another seed, CSS and SVG can be copied only when they have its grain", async () => {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  interceptRequests(({ name }, send) => {
    if (name === "noise" && isHeld) waiting.push(send);
    else send();
  });
  await mountTool(`${SHARED}&grain=40&seed=abc`);
  await page.getByRole("button", { name: /^SVG/ }).click();
  const svg = page.getByLabelText("SVG of the mesh");
  await expect.element(svg).toMatchTextContent(/fill="url\(#grain\)"/);
  const download = page.getByRole("button", { name: "Download SVG" });
  await expect.element(download).toBeEnabled();
  isHeld = true;
  await page.getByRole("textbox", { name: "Seed" }).fill("def");
  await press("Enter");
  await expect.element(page.getByText("The grain is not ready")).toBeVisible();
  expect(svg.query()).toBeNull();
  await expect.element(download).toBeDisabled();
  for (const send of waiting) send();
  await expect.element(svg).toMatchTextContent(/fill="url\(#grain\)"/);
});

it("[MSH] noise that cannot be made is said, and can be made again", async () => {
  let isFailing = true;
  interceptRequests(({ name }, send, fail) => {
    if (name === "noise" && isFailing) fail("There is no noise.");
    else send();
  });
  await mountTool(`${SHARED}&grain=40&seed=abc`);
  await expect.element(page.getByRole("alert")).toMatchTextContent("There is no noise.");
  await expect.element(page.getByText("The grain is not ready")).toBeVisible();
  isFailing = false;
  await again().click();
  await expect.element(css()).toMatchTextContent(/data:image\/png/);
  expect(page.getByRole("alert").query()).toBeNull();
});
