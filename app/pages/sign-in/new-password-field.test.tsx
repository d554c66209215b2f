import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DEFAULT_POLICY } from "#domain/account/password-policy.ts";
import type { FormAnswer } from "./form-answer.ts";
import { NewPasswordField } from "./new-password-field.tsx";

const refused = (password: string): FormAnswer => ({ values: {}, errors: { password } });

it.each([
  ["abc", "Use at least 6 characters."],
  ["password", "This password is one of the first that others would try."],
])(
  "[ACC-2] what the server says about “%s” is shown although the field was not left, until something else is typed",
  (typed, message) => {
    const view = render(<NewPasswordField policy={DEFAULT_POLICY} answer={undefined} />);
    const field = screen.getByLabelText<HTMLInputElement>("Password");
    fireEvent.change(field, { target: { value: typed } });
    expect(screen.queryByText(message)).toBeNull();

    const first = refused(message);
    view.rerender(<NewPasswordField policy={DEFAULT_POLICY} answer={first} />);
    expect(screen.getByText(message)).toBeDefined();
    expect(field.getAttribute("aria-invalid")).toBe("true");

    fireEvent.change(field, { target: { value: "something else" } });
    expect(screen.queryByText(message)).toBeNull();
    expect(field.getAttribute("aria-invalid")).toBeNull();

    view.rerender(<NewPasswordField policy={DEFAULT_POLICY} answer={refused(message)} />);
    expect(screen.getByText(message)).toBeDefined();
  },
);
