import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { ColorField } from "./color-field.tsx";

const red = parseColor("#e4002b");
if (!red.ok) throw new Error(red.error.message);
const RED: Color = red.color;

function Held({ commits }: { readonly commits: string[] }) {
  const [color, setColor] = useState(RED);
  const commit = (next: Color) => {
    commits.push(formatHex(next));
    setColor(next);
  };
  return <ColorField label="Color" color={color} onCommit={commit} />;
}

it.each(["rgb(228 0 43)", "0xE4002B", "#E4002B", "228, 0, 43", "#0b6e4f"])(
  "[COL-1] after Enter the field shows the color in its own notation, whether it is another one or not: %s",
  async (text) => {
    const commits: string[] = [];
    render(<Held commits={commits} />);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Color" });
    fireEvent.change(field, { target: { value: text } });
    expect(field.value).toBe(text);
    fireEvent.keyDown(field, { key: "Enter" });
    const wanted = text === "#0b6e4f" ? "#0B6E4F" : "#E4002B";
    await expect.poll(() => [field.value, commits]).toEqual([wanted, [wanted.toLowerCase()]]);
  },
);

it("[COL-1] what is no color stays as it was typed, with what is wrong, and changes nothing", async () => {
  const commits: string[] = [];
  render(<Held commits={commits} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Color" });
  fireEvent.change(field, { target: { value: "#e4002" } });
  fireEvent.keyDown(field, { key: "Enter" });
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  expect([field.value, commits]).toEqual(["#e4002", []]);
});

it("[COL-1] Enter on what is shown gives the exact color behind it, neither rounded nor mapped", async () => {
  const commits: Color[] = [];
  const wide: Color = { space: "display-p3", coords: [1.2, 0.123456, 0], alpha: 0.33333 };
  render(
    <ColorField label="Color" color={wide} format="display-p3" onCommit={(color) => commits.push(color)} />,
  );
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Color" }), { key: "Enter" });
  await expect.poll(() => commits).toEqual([wide]);
});
