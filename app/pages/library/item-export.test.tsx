import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { toCardView } from "#app/items/card-view.ts";
import { kindOf } from "#domain/library/content-kinds.ts";
import type { ItemCard } from "#domain/library/item.ts";
import { EXPORT_FORMATS } from "#engine/files/export/export-palette.ts";
import { GRADIENT_FORMATS } from "#engine/files/gradient/gradient-formats.ts";
import { ItemExport } from "./item-export.tsx";
import { TWO_BLUES } from "./testing/two-blues.ts";

const GRADIENT: ItemCard = {
  ...TWO_BLUES,
  id: "gr123456",
  kind: "gradient",
  content: {
    type: "gradient",
    gradient: {
      type: "linear",
      angleDeg: 90,
      space: "oklab",
      stops: [
        { color: "#1d4ed8", position01: 0 },
        { color: "#93c5fd", position01: 1 },
      ],
    },
  },
};

const MESH: ItemCard = {
  ...TWO_BLUES,
  id: "me123456",
  kind: "gradient",
  content: { type: "mesh", mesh: "grid=2x2&p=1d4ed8-93c5fd-93c5fd-1d4ed8" },
};

function openTray(item: ItemCard) {
  const card = toCardView(item);
  const data = {
    card,
    page: kindOf(item.content).pageOf(item.content, { ...item, ownNames: ["", ""] }),
    carried: { colorTexts: ["1d4ed8", "93c5fd"], ownNames: ["", ""] },
    values: item.names.map((name) => ({
      name,
      hex: "",
      oklch: "",
      partner: undefined,
      position: undefined,
    })),
  };
  const Stub = createRoutesStub([
    { path: "/", Component: () => <ItemExport data={data} onClose={() => undefined} /> },
  ]);
  render(<Stub />);
  return within(screen.getByRole("dialog"));
}

it("[U19] [TLS-10] the page of a palette offers every format of the tools' tray, its options and its names", async () => {
  const tray = openTray(TWO_BLUES);
  const offered = [
    ...tray.getAllByRole("button").map(({ textContent }) => textContent),
    ...Array.from(
      tray.getByRole<HTMLSelectElement>("combobox", { name: "More formats" }).options,
      ({ text }) => text,
    ),
  ].join("\n");
  for (const { id, label } of EXPORT_FORMATS) if (id !== "figma-dark") expect(offered).toContain(label);
  await waitFor(() => expect(tray.getByLabelText("CSS code").textContent).toContain("--deep: #1d4ed8"));
  expect(tray.getByLabelText("CSS code").textContent).toContain("/palettes/pa123456");
  fireEvent.change(tray.getByRole("textbox", { name: "Prefix" }), { target: { value: "brand" } });
  await waitFor(() => expect(tray.getByLabelText("CSS code").textContent).toContain("--brand-sky: #93c5fd"));
});

it("[U19] [GRD-3] the page of a gradient offers every format of a gradient", () => {
  const tray = openTray(GRADIENT);
  const select = tray.getByRole<HTMLSelectElement>("combobox", { name: "Format" });
  expect(Array.from(select.options, ({ value }) => value)).toEqual(GRADIENT_FORMATS.map(({ id }) => id));
  expect(tray.getByLabelText("CSS of the gradient").textContent).toMatch(/linear-gradient\(/);
  fireEvent.change(select, { target: { value: "ggr" } });
  expect(tray.getByLabelText("GIMP of the gradient").textContent).toMatch(/^GIMP Gradient/);
});

it("[MSH] [TLS-10] the page of a mesh offers the formats of its colors, and says where those of the mesh are", () => {
  const tray = openTray(MESH);
  expect(tray.getByRole("heading", { name: "Export the mesh’s colors" })).toBeDefined();
  const link = tray.getByRole("link", { name: "in its generator" });
  expect(link.getAttribute("href")).toMatch(
    /^\/mesh-gradient-generator\?grid=2x2&p=1d4ed8-93c5fd-93c5fd-1d4ed8/,
  );
  expect(tray.getAllByRole("button", { name: /Download/ }).length).toBeGreaterThan(0);
});
