import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { expect, it } from "vitest";
import { formatListQuery, parseListQuery } from "#domain/library/list-query.ts";
import { BrowseFilters } from "./browse-filters.tsx";
import type { BrowseData } from "./browse-loader.server.ts";

/** As the server answers it: each tag halves what there is. */
function dataOf(search: string): BrowseData {
  const { query, notices } = parseListQuery(new URLSearchParams(search));
  const text = formatListQuery(query).toString();
  return {
    kind: "palette",
    query,
    notices,
    cards: [],
    total: 104 / 2 ** query.tags.length,
    isTotalCapped: false,
    nextAddress: undefined,
    baseAddress: `/palettes${text === "" ? "" : `?${text}`}`,
    likeTitle: undefined,
    namedColor: undefined,
    hasWords: false,
    tagSets: [{ legend: "Mood", tags: ["warm", "vivid", "dark"] }],
    choices: {
      total: 104,
      tags: { warm: 52, vivid: 52, dark: 0, theme: 3 },
      hues: { ...ALL_HUES, teal: 0 },
      counts: { "2": 4, "3": 0, "4": 4, "5": 4, "6": 4 },
      temperatures: { warm: 52, cool: 0 },
      hasAaPair: 9,
      isVisionSafe: 9,
      isWideGamut: 0,
    },
    parts: [{ name: "themes", label: "Themes", tag: "theme", make: "/dark-theme-generator" }],
  };
}

const ALL_HUES = {
  red: 9,
  orange: 9,
  yellow: 9,
  green: 9,
  teal: 9,
  blue: 9,
  violet: 9,
  pink: 9,
  grey: 9,
};

function Page() {
  return <BrowseFilters data={useLoaderData<BrowseData>()} />;
}

const detailsOf = (text: RegExp) => screen.getByText(text).closest("details");

it("[LIB-2] choosing several tags is one press each: what is open stays open, the focus stays, and the number is shown", async () => {
  const Stub = createRoutesStub([
    {
      path: "/palettes",
      Component: Page,
      HydrateFallback: () => null,
      loader: ({ request }) => dataOf(new URL(request.url).search),
    },
  ]);
  render(<Stub initialEntries={["/palettes"]} />);
  fireEvent.click(await screen.findByText(/^Filter/));
  fireEvent.click(screen.getByText(/^Tags and more/));
  await waitFor(() => expect(detailsOf(/^Tags and more/)?.open).toBe(true));
  for (const [tag, left] of [
    ["warm", 52],
    ["vivid", 26],
  ] as const) {
    const choice = screen.getByRole("checkbox", { name: tag });
    choice.focus();
    fireEvent.click(choice);
    await screen.findByRole("button", { name: `Show ${left} palettes` });
    expect(detailsOf(/^Filter/)?.open).toBe(true);
    expect(detailsOf(/^Tags and more/)?.open).toBe(true);
    const again = screen.getByRole("checkbox", { name: tag });
    expect(again).toHaveProperty("checked", true);
    expect(document.activeElement).toBe(again);
  }
  fireEvent.click(screen.getByRole("button", { name: "Show 26 palettes" }));
  expect(detailsOf(/^Filter/)?.open).toBe(false);
  expect(screen.getByText(/^Filter/).textContent).toContain("(2)");
});

it("[LIB-2] no filter is offered that finds nothing; what is chosen stays, and tags say how much they find", async () => {
  const Stub = createRoutesStub([
    {
      path: "/palettes",
      Component: Page,
      HydrateFallback: () => null,
      loader: ({ request }) => dataOf(new URL(request.url).search),
    },
  ]);
  render(<Stub initialEntries={["/palettes?count=3&p3=1"]} />);
  fireEvent.click(await screen.findByText(/^Filter/));
  fireEvent.click(screen.getByText(/^Tags and more/));
  expect(screen.getByRole("checkbox", { name: "vivid", description: "52" })).toBeDefined();
  expect(screen.queryByRole("checkbox", { name: "dark" })).toBeNull();
  expect(screen.getByRole("radio", { name: "teal" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("radio", { name: "blue" })).toHaveProperty("disabled", false);
  expect(screen.getByRole("radio", { name: "Cool" })).toHaveProperty("disabled", true);
  // Chosen, so that it can be seen and taken away.
  expect(screen.getByRole("radio", { name: "3" })).toHaveProperty("disabled", false);
  expect(screen.getByRole("checkbox", { name: "Reaches P3" })).toHaveProperty("checked", true);
});
