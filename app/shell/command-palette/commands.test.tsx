import { expect, it } from "vitest";
import { closeDialog, dialogFlags } from "#app/ui/dialog-flags.ts";
import { commandsFor } from "./commands.ts";

const everywhere = (text: string) => commandsFor(text, { colors: [], commands: [] }).everywhere;

it.each([
  ["color mode", ["mode-light", "mode-dark", "mode-system"]],
  ["dark", ["mode-dark"]],
  ["feedback", ["feedback"]],
  ["fault", ["feedback"]],
])("[U27] [SHL-13] “%s” finds what can be done everywhere", (text, ids) => {
  expect(everywhere(text).map(({ id }) => id)).toEqual(ids);
});

it("[U27] feedback opens its dialog", () => {
  everywhere("feedback")[0]?.run();
  expect(dialogFlags.get().feedback).toBe(true);
  closeDialog("feedback");
});

it.each([
  ["palete", "palette"],
  ["gradeint", "gradient"],
  ["convverter", "converter"],
  ["contrsat", "contrast"],
])("[SHL-13] “%s” finds a tool one letter off", (text, id) => {
  const found = commandsFor(text, { colors: [], commands: [] }).tools.map((tool) => tool.id);
  expect(found).toContain(id);
});

it("[SHL-13] what is short or two letters off finds nothing", () => {
  for (const text of ["mixr", "pelote", "zzzzz"])
    expect(commandsFor(text, { colors: [], commands: [] }).tools).toEqual([]);
});

it.each([
  ["billing", "/profile/billing"],
  ["saved", "/collections/saved/palettes"],
  ["two-step", "/profile/account"],
  ["invoices", "/profile/billing"],
  ["compare", "/compare"],
])("[SHL-13] [CU21] who is signed in finds the page for “%s”", (text, to) => {
  const { pages } = commandsFor(text, { colors: [], commands: [] }, { status: "signed-in" });
  expect(pages.map((page) => page.to)).toContain(to);
});

it("[SHL-13] [CU21] “log out” is found by who is signed in, and “log in” by who is not", () => {
  const ids = (text: string, status: "signed-in" | "signed-out") => {
    const found = commandsFor(text, { colors: [], commands: [] }, { status });
    return [...found.everywhere, ...found.pages].map(({ id }) => id);
  };
  expect(ids("log out", "signed-in")).toEqual(["log-out"]);
  expect(ids("sign out", "signed-in")).toEqual(["log-out"]);
  expect(ids("log out", "signed-out")).toEqual([]);
  expect(ids("log in", "signed-out")).toEqual(["login"]);
  expect(ids("billing", "signed-out")).toEqual([]);
});
