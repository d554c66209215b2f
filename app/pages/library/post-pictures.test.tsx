import { fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { toCardView } from "#app/items/card-view.ts";
import type { ItemCard } from "#domain/library/item.ts";
import { PostPictures } from "./post-pictures.tsx";
import { TWO_BLUES } from "./testing/two-blues.ts";

const GRADIENT: ItemCard = {
  ...TWO_BLUES,
  kind: "gradient",
  content: { type: "gradient-link", gradientLink: "g=1d4ed8%400-93c5fd%40100&type=radial" },
};

function open(item: ItemCard) {
  const Page = () => <PostPictures card={toCardView(item)} onClose={() => undefined} />;
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  render(<Stub />);
  const place = document.querySelector<HTMLElement>(".post-picture");
  if (place === null) throw new Error("The picture has no place");
  return { place, valueOf: (name: string) => place.style.getPropertyValue(name) };
}

it("[V6] before the picture has come its place has its shape and the colors of the palette", () => {
  const { place, valueOf } = open(TWO_BLUES);
  const colors = () => [...place.querySelectorAll("i")].map(({ style }) => style.getPropertyValue("--c"));
  expect(colors()).toEqual(["#1D4ED8", "#93C5FD"]);
  expect(Number(valueOf("--ratio"))).toBeCloseTo(4 / 5);
  fireEvent.click(screen.getByRole("radio", { name: /Wide/ }));
  expect(Number(valueOf("--ratio"))).toBeCloseTo(16 / 9);
  expect(colors()).toHaveLength(2);
});

it("[V6] the place of a gradient has the gradient", () => {
  expect(open(GRADIENT).valueOf("--g")).toContain("radial-gradient");
});

it("[V6] a picture that does not come says so, and is asked for again", () => {
  open(TWO_BLUES);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByRole("alert").textContent).toBe("The picture did not come.");
  expect(screen.queryByRole("img")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("img").getAttribute("src")).toBe("/og/palettes/pa123456/portrait.png");
  expect(screen.queryByRole("alert")).toBeNull();
});
