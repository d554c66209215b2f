// The reference of the engine's package, from the declarations of what its doors name and the comments above them.
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ENGINE_DOORS } from "./engine-doors.ts";

/** Markdown: a part for each door, an entry for each name; `types` is the folder with the package's declarations. */
export function engineReference(types: string): string {
  const doors = Object.entries(ENGINE_DOORS).map(([door, path]) => {
    const text = readFileSync(join(types, `${path}.d.ts`), "utf8");
    const about = prose(/^\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? "");
    const entries = namesOf(text).map(({ name, from }) => {
      const source = readFileSync(join(types, posix.dirname(path), from.replace(/\.js$/, ".d.ts")), "utf8");
      return { name, ...entryOf(source, name, from) };
    });
    const sorted = entries.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
    const written = sorted.map(
      ({ name, comment, code }) => `### ${name}\n\n${comment}\n\n\`\`\`ts\n${code}\n\`\`\`\n`,
    );
    return `## @tincture/engine${door.slice(1)}\n\n${about}\n\n${written.join("\n")}`;
  });
  return `# Reference of @tincture/engine\n\nMade from the comments of the source.\n\n${doors.join("\n")}`;
}

function namesOf(door: string): readonly { readonly name: string; readonly from: string }[] {
  return [...door.matchAll(/^export (?:type )?\{([^}]*)\} from "([^"]+)";/gm)].flatMap(
    ([, names = "", from = ""]) =>
      names
        .split(",")
        .map((each) => ({ name: each.trim().replace(/^type /, ""), from }))
        .filter(({ name }) => name !== ""),
  );
}

/** Throws for a name that the file does not declare, so that no entry is empty. */
function entryOf(source: string, name: string, from: string): { comment: string; code: string } {
  const start = source.search(
    new RegExp(`^export (?:declare )?(?:function|const|class|interface|type) ${name}\\b`, "m"),
  );
  if (start === -1) throw new Error(`${from} declares no ${name}.`);
  const before = source.slice(0, start).trimEnd();
  const comment = before.endsWith("*/") ? before.slice(before.lastIndexOf("/**")) : "";
  return { comment: prose(comment), code: declaration(source.slice(start)) };
}

/** Up to the semicolon or the closing brace that ends it. */
function declaration(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (/[{([]/.test(character)) depth += 1;
    else if (/[})\]]/.test(character)) depth -= 1;
    const isEnd =
      character === ";" || (character === "}" && /^export (?:interface|declare class)/.test(text));
    if (depth === 0 && isEnd) return text.slice(0, at + 1).replace(/^export (?:declare )?/, "");
  }
  return text;
}

/** The sentences of a doc comment. */
function prose(comment: string): string {
  return comment
    .replace(/^\/\*\*\s*|\s*\*\/$/g, "")
    .replaceAll(/^\s*\* ?/gm, "")
    .trim();
}
