import { runInThisContext } from "node:vm";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { KEPT_FRONT_SCRIPT } from "#app/shell/kept-front.ts";
import { dressFront, type Front } from "./dress-front.ts";
import { toHeroView } from "./hero-view.ts";
import { HomeHero } from "./home-hero.tsx";
import { useFront } from "./use-front.ts";

const HEXES = ["#0e2a47", "#2f6690", "#81b1cc", "#f4d35e", "#ee964b"];
const NAMES = ["Ink", "Sea", "Sky", "Sand", "Clay"];
const DECK = [
  toHeroView(["#111111", "#f5f5f5", "#c2410c", "#1d4ed8"], ["A", "B", "C", "D"]),
  toHeroView(["#0b5351", "#fef3c7", "#ea580c", "#7c2d12"], ["E", "F", "G", "H"]),
];
/** A plate of the day for each test: what was dealt beside another one is not called back. */
let opened = 0;
const plateOfDay = () => {
  opened += 1;
  const first = `#0e2a${(0x40 + opened).toString(16)}`;
  return dressFront(toHeroView([first, ...HEXES.slice(1)], NAMES), "f0");
};
let open: (first?: Front) => { readonly unmount: () => void };
let unmount = () => {};
const writeText = vi.fn(async () => undefined);

beforeEach(() => {
  writeText.mockClear();
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  sessionStorage.clear();
  const ofDay = plateOfDay();
  open = (first = ofDay) => {
    const Stub = createRoutesStub([
      { path: "/", Component: () => <HomeHero state={useFront(first, DECK)} paletteCount="814" /> },
    ]);
    return render(<Stub />);
  };
  ({ unmount } = open());
});

const shown = () =>
  screen
    .getAllByRole("button", { name: /^Copy .*#/ })
    .map((button) => /#[0-9a-f]{6}/.exec(button.getAttribute("aria-label") ?? "")?.[0] ?? "");
const generator = () => screen.getByRole("link", { name: "Open the generator" }).getAttribute("href") ?? "";

it("[idea 1] a press on a band copies its color", async () => {
  const [first = ""] = shown();
  fireEvent.click(screen.getByRole("button", { name: new RegExp(`^Copy .*${first}`) }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(first));
});

it("[idea 1] a locked band keeps its place in the next palettes, and goes on to the generator as locked", async () => {
  const before = shown();
  fireEvent.click(screen.getAllByRole("button", { name: /^Lock / })[2] ?? document.body);
  expect(generator()).toContain(`-${before[2]?.slice(1)}*-`);
  for (let draw = 0; draw < 3; draw += 1) {
    const last = shown();
    await act(async () => void fireEvent.keyDown(window, { key: " ", code: "Space" }));
    await waitFor(() => expect(shown()).not.toEqual(last));
    expect(shown()[2]).toBe(before[2]);
  }
  expect(shown()[0]).not.toBe(before[0]);
  expect(generator()).toContain(`-${before[2]?.slice(1)}*-`);
});

it("[TST-1] [V5] Space deals each plate of the library once, then draws", async () => {
  const seen = [shown().join()];
  for (let draw = 0; draw < 3; draw += 1) {
    const last = shown();
    await act(async () => void fireEvent.keyDown(window, { key: " ", code: "Space" }));
    await waitFor(() => expect(shown()).not.toEqual(last));
    seen.push(shown().join());
  }
  const plates = DECK.map(({ bands }) => bands.map(({ hex }) => hex).join());
  expect(seen.slice(1, 3).toSorted()).toEqual(plates.toSorted());
  expect(plates).not.toContain(seen[3]);
  expect(shown()).toHaveLength(5);
});

it("[V9] the windows wear the palette that is shown, and the one before comes back", async () => {
  const wallpapers = () => [...document.querySelectorAll(".work-picture")].map(({ innerHTML }) => innerHTML);
  expect(wallpapers()).toHaveLength(1);
  const [first] = wallpapers();
  const before = shown();
  await act(async () => void fireEvent.keyDown(window, { key: " ", code: "Space" }));
  await waitFor(() => expect(shown()).not.toEqual(before));
  // The one before stays under it while it fades in.
  expect(wallpapers()).toHaveLength(2);
  expect(wallpapers()[0]).toBe(first);
  expect(wallpapers()[1]).not.toBe(first);
  const theme = screen.getByRole("link", { name: /^Interface, \d+ pairs pass/ }).getAttribute("href") ?? "";
  expect(shown().some((hex) => theme.includes(hex.slice(1)))).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: `Back to ${NAMES.join(", ")}` }));
  await waitFor(() => expect(shown()).toEqual(before));
  expect(wallpapers().at(-1)).toBe(first);
});

it("[CU18] what was dealt, and what was locked, is there again after Back", async () => {
  const day = shown();
  fireEvent.click(screen.getAllByRole("button", { name: /^Lock / })[1] ?? document.body);
  await act(async () => void fireEvent.keyDown(window, { key: " ", code: "Space" }));
  await waitFor(() => expect(shown()[0]).not.toBe(day[0]));
  const [dealt, link] = [shown(), generator()];
  unmount();
  open();
  expect(shown()).toEqual(dealt);
  expect(generator()).toBe(link);
  expect(screen.getByRole("button", { name: `Back to ${NAMES.join(", ")}` })).toBeDefined();
});

it("[CU18] what was dealt is there again after a reload, which leaves only what the tab stores", async () => {
  fireEvent.click(screen.getAllByRole("button", { name: /^Lock / })[1] ?? document.body);
  const day = shown();
  await act(async () => void fireEvent.keyDown(window, { key: " ", code: "Space" }));
  await waitFor(() => expect(shown()[0]).not.toBe(day[0]));
  const [dealt, link] = [shown(), generator()];
  const inTab = sessionStorage.getItem("tincture:front") ?? "";
  unmount();
  // What the page has in memory is now of another plate.
  const other = open(plateOfDay());
  fireEvent.click(screen.getAllByRole("button", { name: /^Lock / })[0] ?? document.body);
  other.unmount();

  sessionStorage.setItem("tincture:front", inTab);
  open();
  await waitFor(() => expect(shown()).toEqual(dealt));
  expect(generator()).toBe(link);
  fireEvent.click(screen.getByRole("button", { name: `Back to ${NAMES.join(", ")}` }));
  await waitFor(() => expect(shown()).toEqual(day));
});

it("[QLT-2] after a reload the first paint has the palette that was dealt, and the live page its work", async () => {
  const root = document.documentElement;
  const day = shown();
  await act(async () => void fireEvent.keyDown(window, { key: " ", code: "Space" }));
  await waitFor(() => expect(shown()[0]).not.toBe(day[0]));
  const [dealt, inTab] = [shown(), sessionStorage.getItem("tincture:front") ?? ""];
  unmount();
  // What the page has in memory is now of another plate.
  const other = open(plateOfDay());
  fireEvent.click(screen.getAllByRole("button", { name: /^Lock / })[0] ?? document.body);
  other.unmount();

  // What the HTML holds of the hero, as the script finds it.
  const html = document.createElement("div");
  html.innerHTML = day.map((hex) => `<button class="hero-copy" data-copy="${hex}"></button>`).join("");
  document.body.append(html);
  const runInHead = () => runInThisContext(KEPT_FRONT_SCRIPT);
  runInHead();
  expect(root.dataset["front"]).toBeUndefined();
  sessionStorage.setItem("tincture:front", inTab);
  runInHead();
  html.remove();
  expect(root.dataset["front"]).toBe("");
  expect(dealt.map((_hex, place) => root.style.getPropertyValue(`--front-${place}`))).toEqual(dealt);
  open();
  await waitFor(() => expect(shown()).toEqual(dealt));
  expect(root.dataset["front"]).toBeUndefined();
  expect(root.style.getPropertyValue("--front-0")).toBe("");
});
