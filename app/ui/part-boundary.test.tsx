import { act, render, screen, waitFor } from "@testing-library/react";
import { lazy, type ReactNode, Suspense } from "react";
import { expect, it, vi } from "vitest";
import { part, WITHOUT_PLACE } from "./part.tsx";
import { PartBoundary } from "./part-boundary.tsx";

it("[QLT-2] a part whose code does not load says so in its place; the rest stays", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Gone = lazy<() => null>(() =>
    Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
  );
  render(
    <>
      <p>The rest</p>
      <PartBoundary>
        <Suspense fallback="Loading">
          <Gone />
        </Suspense>
      </PartBoundary>
    </>,
  );
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("This part could not be loaded. Nothing you made is lost.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByText("The rest")).toBeTruthy();
  log.mockRestore();
});

/** A part that does not load as long as `isGone` holds, and how often that was tried. */
function failingPart(options: Parameters<typeof part>[2]) {
  const state = { isGone: true, tries: 0 };
  const load = async () => {
    state.tries += 1;
    if (state.isGone) throw new TypeError("Failed to fetch dynamically imported module");
    return { Late: () => <p>Here</p> };
  };
  return { state, Late: part<"Late", { Late: () => ReactNode }>("Late", load, options) };
}

it("[QLT-2] a part that does not load is asked for once, says so, and is asked for again when it is opened again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { state, Late } = failingPart({ fallback: "Loading" });
  // Suspended inside `act`, React goes on only if the test awaits it.
  const { unmount } = await act(async () => render(<Late />));
  await screen.findByRole("alert");
  expect(state.tries).toBe(1);
  unmount();
  state.isGone = false;
  await act(async () => render(<Late />));
  expect(await screen.findByText("Here")).toBeTruthy();
  log.mockRestore();
});

it("[QLT-2] a part without a place fails without a word", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { Late } = failingPart({ ...WITHOUT_PLACE, fallback: "Loading" });
  const { container } = await act(async () => render(<Late />));
  expect(container.textContent).toBe("Loading");
  await waitFor(() => expect(container.textContent).toBe(""));
  log.mockRestore();
});
