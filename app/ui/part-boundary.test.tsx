import { render, screen } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { expect, it, vi } from "vitest";
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
