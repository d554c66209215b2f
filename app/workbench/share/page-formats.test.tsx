import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { useWantedFormat } from "#app/color/wanted-format.ts";
import { commandsFor } from "#app/shell/command-palette/commands.ts";
import { toastStore } from "#app/ui/toast.ts";
import { pageFormats } from "./page-formats.ts";

const TOOL = { history: { search: "c=f00" } };

it.each([
  ["ase", ["Download ASE"]],
  ["export ase", ["Download ASE"]],
  ["export figma", ["Download Figma"]],
  ["copy css", ["Copy CSS"]],
  ["download svg", ["Download SVG"]],
  ["copy svg", ["Copy SVG"]],
  ["copy picture", ["Copy picture"]],
  ["copy png", ["Copy picture"]],
  ["save as photoshop", ["Download ACO"]],
  ["tailwind", ["Copy Tailwind", "Copy Tailwind 3"]],
  ["custom properties", ["Copy CSS"]],
  ["export", []],
  ["copy", []],
])("[SHL-13] “%s” finds formats of the open tool", async (text, labels) => {
  const colors = [{ space: "srgb", coords: [1, 0, 0], alpha: 1 }] as const;
  const formats = await pageFormats({ colors, tool: TOOL }, () => undefined);
  const { here } = commandsFor(text, { colors: [], commands: [] }, { formats });
  expect(here.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
  if (labels.length === 0) expect(here).toEqual([]);
});

it("[SHL-13] a format of the tool itself opens in the panel, before those of its colors", async () => {
  const onShow = vi.fn();
  const own = {
    id: "gradient",
    title: "Gradient",
    content: null,
    formats: async () => [{ id: "css", label: "CSS" }],
  };
  const colors = [{ space: "srgb", coords: [1, 0, 0], alpha: 1 }] as const;
  const formats = await pageFormats({ colors, ownExport: own, tool: TOOL }, onShow);
  const { here } = commandsFor("export css", { colors: [], commands: [] }, { formats });
  expect(here.slice(0, 2).map(({ label, detail }) => [label, detail])).toEqual([
    ["Export CSS", "Gradient"],
    ["Copy CSS", "Its colors: Custom properties"],
  ]);
  const chosen = renderHook(() => {
    const [format, setFormat] = useState("svg");
    useWantedFormat(setFormat);
    return format;
  });
  act(() => here[0]?.run());
  expect([chosen.result.current, onShow.mock.calls.length]).toEqual(["css", 1]);
  const whole = await pageFormats({ colors, ownExport: { ...own, isWhole: true }, tool: TOOL }, onShow);
  expect(whole.map(({ label }) => label)).toEqual(["Export CSS"]);
});

it("[SHL-13] a format of colors is copied as the export panel writes it", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const colors = [{ space: "srgb", coords: [1, 0, 0], alpha: 1 }] as const;
  const exported = { colors: [{ name: "brand", color: colors[0] }] };
  const formats = await pageFormats({ colors, exported, tool: TOOL }, () => undefined);
  commandsFor("copy css", { colors: [], commands: [] }, { formats }).here[0]?.run();
  await expect.poll(() => writeText.mock.calls[0]?.[0]).toContain("--brand:");
  await expect.poll(() => toastStore.get()?.text).toBe("Copied CSS");
  toastStore.set(undefined);
  vi.unstubAllGlobals();
});
