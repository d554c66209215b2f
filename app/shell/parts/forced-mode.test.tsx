import { act, render } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { COLOR_MODE_KEY } from "#app/shell/color-mode.ts";
import { useForcedMode } from "#app/shell/forced-mode.ts";
import { ForcedModePart } from "./forced-mode-part.ts";

const root = document.documentElement;

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete root.dataset["theme"];
  delete root.dataset["forced"];
});

/** <html> as React renders it; the test sets the same attributes on the document's own. */
function Html() {
  const forced = useForcedMode();
  for (const name of ["forced", "theme"] as const) {
    if (forced === undefined) delete root.dataset[name];
    else root.dataset[name] = forced;
  }
  return (
    <>
      <Outlet />
      <ForcedModePart />
    </>
  );
}

function mount(at: string) {
  const router = createMemoryRouter(
    [
      {
        element: <Html />,
        children: [
          { path: "/", element: null },
          { path: "/light", element: null, handle: { forcedMode: "light" } },
          { path: "/system", element: null, handle: { forcedMode: "system" } },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return (to: string) => act(async () => router.navigate(to));
}

it("[SHL-7] a page forces its mode, and the person's choice is restored when it is left", async () => {
  localStorage.setItem(COLOR_MODE_KEY, "dark");
  const go = mount("/light");
  expect(root.dataset["theme"]).toBe("light");
  await go("/");
  expect(root.dataset["theme"]).toBe("dark");
  await go("/light");
  expect(root.dataset["theme"]).toBe("light");
});

it("[SHL-7] forcing the system mode is rejected with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  mount("/system");
  expect(root.dataset["forced"]).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('cannot force the color mode "system"'),
  );
  warn.mockRestore();
});
