import { render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ToolHeader } from "#app/workbench/header/tool-header.tsx";
import type { KeptState, KeptWork } from "#domain/device/kept-items.ts";
import { SavePanel } from "./save-panel.tsx";

const COLORS = ["#112233", "#445566"];
const KEPT: KeptWork = {
  uid: "u1",
  tool: "palette",
  kind: "palette",
  title: "Harbor",
  version: 1,
  id: "first1",
  search: "c=b",
  savedSearch: "c=a",
  savedColors: COLORS,
  isBehind: false,
};
const nothing = () => undefined;
const HISTORY = {
  search: "c=b",
  fit: { fits: true },
  canUndo: false,
  canRedo: false,
  moves: 1,
  undo: nothing,
  redo: nothing,
} as const;

function open(state: KeptState, kept: KeptWork = KEPT) {
  const Page = () => (
    <>
      <ToolHeader
        title="Palette generator"
        history={HISTORY}
        device={{ saveState: "saved", kept, startFresh: undefined }}
        keptState={state}
        colors={[]}
        isExportOpen={false}
        onSave={nothing}
        onExport={undefined}
        more={[]}
      />
      <main>
        <SavePanel
          work={{ title: "this palette", colors: COLORS }}
          place={{ tool: "palette", search: "c=b", savedColors: COLORS }}
          kept={kept}
          state={state}
          onDone={nothing}
        />
      </main>
    </>
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  render(<Stub />);
  return { bar: within(screen.getByRole("banner")), panel: within(screen.getByRole("main")) };
}

it.each([
  ["changed", "Save changes", "Changes on this device only"],
  ["parted", "Save as new", "Saved on this device"],
] as const)("[TLS-7] the bar and the panel offer the same for work that is %s", (state, name, words) => {
  const { bar, panel } = open(state);
  expect(bar.getAllByRole("button", { name })).not.toHaveLength(0);
  expect(bar.getByRole("status").textContent).toBe(words);
  expect(panel.getAllByRole("button").map(({ textContent }) => textContent)[0]).toBe(name);
});

it("[TLS-7] says at once that the item was changed elsewhere, in the bar and in the panel", () => {
  const { bar, panel } = open("changed", { ...KEPT, isBehind: true });
  expect(bar.getByRole("status").textContent).toBe("Changed elsewhere since you opened it");
  expect(panel.getByText(/which was changed elsewhere since you opened it/)).toBeDefined();
});
