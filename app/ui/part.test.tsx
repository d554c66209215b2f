import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { part } from "./part.tsx";

const Word = ({ word }: { readonly word: string }) => <p>{word}</p>;

it("[TLS-1] a part whose code is there is shown at once, without the fallback", async () => {
  const Part = part("Word", () => Promise.resolve({ Word }), { fallback: <p>waiting</p> });
  const first = await act(async () => render(<Part word="one" />));
  first.unmount();
  render(<Part word="two" />);
  expect(screen.getByText("two")).toBeTruthy();
  expect(screen.queryByText("waiting")).toBeNull();
});
