import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FeedbackDialog } from "./feedback-dialog.tsx";

beforeEach(() => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ code: "invalid-field", field: "message", message: "Write a message." }, { status: 422 }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it("[SHL-8] [CU29] what was wrong with a field is gone once it is written in", async () => {
  render(<FeedbackDialog />);
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText("Write a message.");
  fireEvent.input(screen.getByRole("textbox", { name: /^Email/ }), { target: { value: "a@b.test" } });
  expect(screen.queryByText("Write a message.")).not.toBeNull();
  fireEvent.input(screen.getByRole("textbox", { name: "Message" }), {
    target: { value: "A stop is missing" },
  });
  expect(screen.queryByText("Write a message.")).toBeNull();
});
