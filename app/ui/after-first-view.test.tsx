import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { AfterFirstView } from "./after-first-view.tsx";

const RENDERED: string[] = [];

function Content() {
  RENDERED.push("content");
  return <p>All measures</p>;
}

const PART = (
  <AfterFirstView fallback={<p>Waiting</p>}>
    <Content />
  </AfterFirstView>
);

it("[QLT-6] the server neither computes the content nor sends it", () => {
  RENDERED.length = 0;
  expect(renderToString(PART)).toBe("<p>Waiting</p>");
  expect(RENDERED).toEqual([]);
});

it("[QLT-2] the device shows the content after the first view", async () => {
  render(PART);
  expect(await screen.findByText("All measures")).toBeDefined();
  expect(screen.queryByText("Waiting")).toBeNull();
});
