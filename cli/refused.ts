/** Refusals of calls as problems of the command line. */
import type { CallAnswer, CallRequest } from "#calls/call.ts";
import type { CallRefusal } from "#calls/refusal.ts";
import { nothingToDo, usageProblem } from "./exit-code.ts";
import type { Option } from "./options/option.ts";

/** Answers a call, here or at a server. */
export type Run = (request: CallRequest) => Promise<CallAnswer>;

/** The refusal with the names of options in place of fields. */
export function refused({ message, values, reason }: CallRefusal, options: readonly Option[]): Error {
  if (reason === "not-found") return nothingToDo(message);
  const lines = values.map(({ path, message: why, position, code }) => {
    const option = options.find(
      (each) => path === each.path.join(".") || path.startsWith(`${each.path.join(".")}.`),
    );
    if (code === "required" && option?.path.join(".") === path) return missing(option);
    const where = position === undefined ? "" : ` (character ${position})`;
    return `${option === undefined ? path : `${option.flag.slice(2)}${path.slice(option.path.join(".").length)}`}: ${why}${where}`;
  });
  return usageProblem(lines.length === 0 ? message : lines.join("\n"));
}

function missing({ flag, placeholder, choices }: Option): string {
  const of = choices === undefined ? "" : ` There is ${choices.join(", ")}.`;
  return `${flag}${placeholder === undefined || choices !== undefined ? "" : ` ${placeholder}`} is missing.${of}`;
}
