import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { CardView } from "#app/items/card-view.ts";
import { SelectableEntry } from "./selectable-entry.tsx";
import { SelectButton, SelectionBar } from "./selection-bar.tsx";
import { useSelection } from "./use-selection.ts";

const CARDS: readonly CardView[] = ["One", "Two", "Three", "Four"].map((title, at) => ({
  id: `pa12345${at}`,
  kind: "palette",
  title,
  credit: "",
  likeCount: 0,
  bands: [],
}));
const ids = (...at: readonly number[]) => at.map((each) => CARDS[each]?.id).join();
const HERE = { id: "h".repeat(22), title: "Here", palettes: 4, gradients: 0 };
const THERE = { id: "t".repeat(22), title: "There", palettes: 0, gradients: 2 };
const sent = vi.fn<(fields: Readonly<Record<string, string>>) => void>();

// The dialog is a part that is loaded when it opens.
beforeAll(() => import("./choose-collection.tsx"));
beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal("fetch", async () => Response.json({ collections: [HERE, THERE] }));
});
afterEach(() => vi.unstubAllGlobals());

function List({ cards = CARDS, from }: { cards?: readonly CardView[]; from?: string }) {
  const selection = useSelection(cards);
  return (
    <>
      <SelectButton selection={selection} />
      <ul>
        {cards.map((card) => (
          <SelectableEntry key={card.id} card={card} selection={selection} tools={null}>
            <a href={`/palettes/${card.id}`}>{card.title}</a>
          </SelectableEntry>
        ))}
      </ul>
      {selection.isOn && (
        <SelectionBar
          selection={selection}
          kind="palette"
          isBusy={false}
          {...(from !== undefined && { from })}
          onCommand={sent}
          removal={{ intent: "remove", id: HERE.id }}
        />
      )}
    </>
  );
}
const pick = (title: string, init?: object) =>
  fireEvent.click(screen.getByRole("checkbox", { name: `Select ${title}` }), init);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** Waits for the code of the dialog. */
const open = (name: string) => act(async () => press(name));

it("[LIB-6] a range by Shift, all by Control A, and Escape ends it with the focus where it began", () => {
  render(<List />);
  press("Select");
  expect(screen.getByRole("status").textContent).toBe("Choose palettes");
  pick("Two");
  pick("Four", { shiftKey: true });
  pick("Three");
  expect(screen.getByRole("status").textContent).toBe("2 palettes selected");
  press("Remove");
  expect(sent).toHaveBeenLastCalledWith({ intent: "remove", id: HERE.id, items: ids(1, 3) });
  fireEvent.keyDown(document.body, { key: "a", ctrlKey: true });
  expect(screen.getByRole("status").textContent).toBe("4 palettes selected");
  press("Select none");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Select" }));
});

it("[LIB-6] with nothing selected no command is sent, and what left the list is no longer selected", () => {
  const { rerender } = render(<List />);
  press("Select");
  press("Remove");
  press("Collect");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  pick("One");
  pick("Two");
  rerender(<List cards={CARDS.slice(1)} />);
  press("Remove");
  expect(sent).toHaveBeenCalledExactlyOnceWith({ intent: "remove", id: HERE.id, items: ids(1) });
});

it("[LIB-6] they move into another collection, or into a new one, and never into the one they are in", async () => {
  render(<List from={HERE.id} />);
  press("Select");
  pick("One");
  await open("Move");
  fireEvent.click(await screen.findByRole("button", { name: /^There/ }));
  expect(screen.queryByRole("button", { name: /^Here/ })).toBeNull();
  expect(sent).toHaveBeenLastCalledWith({ intent: "carry", id: HERE.id, to: THERE.id, items: ids(0) });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await open("Move");
  const field = await screen.findByRole("textbox", { name: "New collection" });
  fireEvent.change(field, { target: { value: "here" } });
  press("Create");
  await screen.findByText("They are in this one already.");
  fireEvent.change(field, { target: { value: " there " } });
  press("Create");
  expect(sent).toHaveBeenLastCalledWith({ intent: "carry", id: HERE.id, to: THERE.id, items: ids(0) });
  await open("Collect");
  fireEvent.change(await screen.findByRole("textbox", { name: "New collection" }), {
    target: { value: "Fresh" },
  });
  press("Create");
  expect(sent).toHaveBeenLastCalledWith({ intent: "collect", title: "Fresh", items: ids(0) });
});
