import type { TextTool } from "#app/tools/text/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RECIPE_PARTS, type RecipePart } from "#domain/documents/text/text-document.ts";

const WORDS: Readonly<Record<RecipePart, string>> = {
  fallback: "Fallback color",
  wrap: "Wrapped lines",
  forced: "Forced colors",
  descenders: "Descenders",
  print: "Print",
  selection: "Selection",
};
const ORDER: readonly RecipePart[] = ["fallback", "wrap", "forced", "descenders", "print", "selection"];

/** The optional parts of the exported code; each can be left out and added again. */
export function SafeSection({ tool: { document, act } }: { readonly tool: TextTool }) {
  const { left } = document;
  const kept = RECIPE_PARTS.length - left.length;
  return (
    <>
      <p className="text-head-note" data-all={left.length === 0 || undefined}>
        {left.length === 0 && <Icon name="check" size={16} />}
        {kept} of {RECIPE_PARTS.length}
      </p>
      <ul className="text-safe">
        {ORDER.map((part) => {
          const isLeft = left.includes(part);
          return (
            <li key={part} data-left={isLeft || undefined}>
              <button
                type="button"
                aria-pressed={!isLeft}
                title={isLeft ? `Add ${WORDS[part]}` : `Leave out ${WORDS[part]}`}
                onClick={() => act({ type: "part", part, isLeft: !isLeft })}
              >
                <Icon name={isLeft ? "x" : "check"} size={16} />
                <span>{WORDS[part]}</span>
                {isLeft && <b>Add</b>}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
