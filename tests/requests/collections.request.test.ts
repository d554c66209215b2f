import { getByLabelText, getByRole, queryByRole } from "@testing-library/dom";
import { expect, it } from "vitest";
import { createMember } from "./account.ts";
import { type HtmlPage } from "./html-page.ts";
import { press } from "./page-form.ts";

const list = ({ document }: HtmlPage) => getByRole(document.body, "list", { name: "Collections" });

it("[LIB-6] collections work without script", async () => {
  const member = await createMember();
  const form = await member.open("/profile/collections?new=1");
  const made = await member.submit(press(form, "Create", { Title: "Plain" }));
  expect(getByRole(list(made), "link", { name: "Plain" })).toBeDefined();
  expect(getByLabelText(list(made), "More for Plain")).toBeDefined();
  const deleted = await member.submit(press(made, "Delete", {}, list(made)));
  expect(queryByRole(deleted.document.body, "link", { name: "Plain" })).toBeNull();
  const back = await member.submit(press(deleted, "Undo"));
  expect(getByRole(list(back), "link", { name: "Plain" })).toBeDefined();
});
