import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DeviceSet } from "./device-set.tsx";
import type { SetPicture } from "./write-set.ts";

const OWN = { width: 1000, height: 700 };

/** A set for Waves in dark; `write` gives the names of the files that it writes. */
function openSet(size = OWN, saved?: typeof OWN) {
  const written: SetPicture[][] = [];
  const set = (shown: typeof OWN) => (
    <DeviceSet
      base="waves-00007"
      plan="free"
      size={shown}
      saved={saved}
      isDark={true}
      isBusy={false}
      onWrite={(pictures) => written.push([...pictures])}
    />
  );
  const { rerender } = render(set(size));
  return {
    resize: (shown: typeof OWN) => rerender(set(shown)),
    turn: (label: string | RegExp) => fireEvent.click(screen.getByLabelText(label)),
    write(): readonly string[] {
      fireEvent.click(screen.getByRole("button", { name: /^Write \d/ }));
      return (written.at(-1) ?? []).map(({ name, format }) => `${name}.${format}`);
    },
  };
}

it("[WAL] a set begins with the size that is shown, beside a phone, a tablet and a desktop", () => {
  const set = openSet();
  expect(set.write()).toEqual([
    "waves-00007-1000x700-dark.png",
    "waves-00007-phone-1290x2796-dark.png",
    "waves-00007-tablet-2048x2732-dark.png",
    "waves-00007-desktop-2560x1440-dark.png",
  ]);
  set.resize({ width: 2880, height: 1800 });
  expect(set.write()).toContain("waves-00007-laptop-2880x1800-dark.png");
  expect(set.write()).not.toContain("waves-00007-1000x700-dark.png");
});

it("[WAL] the size that was saved is in the set of another screen", () => {
  const set = openSet({ width: 1290, height: 2796 }, OWN);
  expect(set.write()).not.toContain("waves-00007-1000x700-dark.png");
  set.turn("As saved, 1000 × 700");
  expect(set.write()).toContain("waves-00007-1000x700-dark.png");
  expect(set.write()).toContain("waves-00007-phone-1290x2796-dark.png");
});

it("[WAL] a set has each size in light and dark, as PNG, as SVG, or as both", () => {
  const set = openSet();
  for (const label of ["Phone, 1290 × 2796", "Tablet, 2048 × 2732", "Desktop, 2560 × 1440"]) set.turn(label);
  set.turn("Each in light and dark");
  set.turn("SVG");
  expect(set.write()).toEqual([
    "waves-00007-1000x700-light.png",
    "waves-00007-1000x700-light.svg",
    "waves-00007-1000x700-dark.png",
    "waves-00007-1000x700-dark.svg",
  ]);
  set.turn("PNG");
  expect(set.write()).toEqual(["waves-00007-1000x700-light.svg", "waves-00007-1000x700-dark.svg"]);
  set.turn("SVG");
  expect(screen.getByRole("button", { name: /^Write/ }).hasAttribute("disabled")).toBe(true);
});
