/** Opens other files: pasted, chosen or dropped. */
import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useFirstField } from "#app/ui/first-field.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import "#app/theme/read-panel.css";

interface ReadPanelProps {
  readonly onText: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** Undefined if the sample is open. */
  readonly onSample: (() => void) | undefined;
}

export function ReadPanel({ onText, onFiles, onSample }: ReadPanelProps) {
  const [text, setText] = useState("");
  const field = useFirstField<HTMLTextAreaElement>();
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = "";
    if (chosen.length > 0) onFiles(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onText(text);
  };
  return (
    <section className="inspector-section read-theme" aria-label="Read in">
      <form className="panel-form" onSubmit={submit}>
        <TextArea
          label="Paste a theme"
          hint="CSS, Tailwind, shadcn/ui, SCSS, components of Vue, Svelte and Astro, HTML, design tokens, Material 3, MUI, Chakra UI, Panda CSS, Figma variables and files (.fig), Android; with a contract if there is one. Files that you choose together, or drop anywhere on the page, are one theme, each in the mode its name says: theme.dark.css, dark.json, values-night."
          ref={field}
          rows={9}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="read-theme-keys">
          <Button variant="ink" type="submit" aria-disabled={text.trim() === ""}>
            Audit it
          </Button>
        </div>
      </form>
      <div className="read-theme-keys">
        <Button onClick={() => input.current?.click()}>
          <Icon name="file-arrow-up" />
          Choose files
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label="Theme to audit"
          accept=".css,.scss,.less,.styl,.vue,.svelte,.astro,.html,.json,.js,.mjs,.cjs,.ts,.xml,.txt,.zip,.fig"
          onChange={choose}
        />
        {onSample !== undefined && (
          <Button variant="ghost" onClick={onSample}>
            Open the sample
          </Button>
        )}
      </div>
      <p className="field-hint">Everything is read on this device. Nothing is uploaded.</p>
    </section>
  );
}
