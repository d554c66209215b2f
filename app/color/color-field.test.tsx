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
