import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { NumberField } from "./number-field.tsx";

function mount(): { readonly field: HTMLInputElement; readonly committed: number[] } {
  const committed: number[] = [];
  render(
    <NumberField
      label="Angle"
      value={45}
      decimals={0}
      unit="°"
      least={-360}
      most={720}
      onCommit={(value) => committed.push(value)}
    />,
  );
  return { field: screen.getByRole<HTMLInputElement>("textbox", { name: "Angle" }), committed };
}

function type(field: HTMLInputElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: "Enter" });
}

it.each(["abc", "99999", ""])("“%s” stays, with the limits below it, and changes nothing", (text) => {
  const { field, committed } = mount();
  type(field, text);
  expect(field.value).toBe(text);
  expect(screen.getByText("A number from −360 to 720")).toBeDefined();
  expect(committed).toEqual([]);
  fireEvent.keyDown(field, { key: "Escape" });
  expect(field.value).toBe("45°");
  expect(screen.queryByText("A number from −360 to 720")).toBeNull();
});

it.each([
  ["90°", 90],
  ["−12,5", -12.5],
])("“%s” is taken, and what was said before goes", (text, value) => {
  const { field, committed } = mount();
  type(field, "abc");
  type(field, text);
  expect(committed).toEqual([value]);
  expect(screen.queryByText("A number from −360 to 720")).toBeNull();
});

it("[GRD] a field with a reader of its own takes what that reads, and says what was not as typed", () => {
  const committed: number[] = [];
  render(
    <NumberField
      label="Turn"
      value={45}
      decimals={0}
      unit="°"
      least={0}
      most={360}
      expected="Degrees or turns,"
      read={(text) =>
        text === "half"
          ? { value: 180 }
          : text === "corner"
            ? { value: 315, notice: "As in a square." }
            : undefined
      }
      onCommit={(value) => committed.push(value)}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Turn" });
  type(field, "half");
  type(field, "corner");
  expect(committed).toEqual([180, 315]);
  expect(screen.getByText("As in a square.")).toBeDefined();
  type(field, "nonsense");
  expect(screen.getByText("Degrees or turns, from 0 to 360")).toBeDefined();
  expect(screen.queryByText("As in a square.")).toBeNull();
  expect(committed).toEqual([180, 315]);
});
