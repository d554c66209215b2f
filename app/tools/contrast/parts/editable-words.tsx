import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import { announce } from "#app/ui/announcer.ts";
import { MAX_WORDS, type SampleWords } from "#domain/documents/contrast/contrast-document.ts";

interface EditableWordsProps {
  readonly tool: ContrastTool;
  readonly part: keyof SampleWords;
  readonly label: string;
  readonly className: string;
  readonly words: SampleWords;
}

/** A line of the sample that can be edited in place: Enter or blur commits it, Escape restores it. */
export function EditableWords({ tool, part, label, className, words }: EditableWordsProps) {
  const text = words[part];
  return (
    <div
      // The browser owns the edited text, so other text needs another element.
      key={text}
      className={className}
      role="textbox"
      tabIndex={0}
      aria-label={`${label} sample, can be changed`}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck={false}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === "Escape") event.currentTarget.textContent = text;
        event.currentTarget.blur();
      }}
      onBlur={(event) => {
        const element = event.currentTarget;
        const typed = element.textContent ?? "";
        if (typed === text) return;
        if (typed.length > MAX_WORDS[part]) announce(`Cut to ${MAX_WORDS[part]} characters.`);
        if (tool.act({ type: "words", part, text: typed }) === undefined) element.textContent = text;
      }}
    >
      {text}
    </div>
  );
}
