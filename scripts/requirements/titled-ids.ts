// The requirements that a test file names in its titles: `it("[SES-3] …")`.
import { type ESTree, parseSync, Visitor } from "vite";

const TEST_FUNCTIONS = new Set(["it", "test", "describe"]);
/** A test that does not run proves nothing. */
const NOT_RUN = new Set(["skip", "todo", "fixme"]);
/** Anything in square brackets that looks like an id, so that a mistyped one is found too. */
const ID = /\[([A-Z]{2,5}(?:-\d+)?)\]/g;

/** The ids in the titles of a test file. Throws when the file does not parse. */
export function titledIds(path: string, text: string): ReadonlySet<string> {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const ids = new Set<string>();
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const [root = "", ...members] = namesOf(callee);
      if (title === undefined || !TEST_FUNCTIONS.has(root) || members.some((name) => NOT_RUN.has(name)))
        return;
      if (title.type !== "Literal" && title.type !== "TemplateLiteral") return;
      for (const [, id = ""] of text.slice(title.start, title.end).matchAll(ID)) ids.add(id);
    },
  }).visit(program);
  return ids;
}

/** `it.skip.each(rows)` is ["it", "skip", "each"]. */
function namesOf(callee: ESTree.Expression): string[] {
  if (callee.type === "Identifier") return [callee.name];
  if (callee.type === "CallExpression") return namesOf(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return namesOf(callee.tag);
  if (callee.type === "MemberExpression" && callee.property.type === "Identifier")
    return [...namesOf(callee.object), callee.property.name];
  return [];
}
