import { useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { pairCss, pairSentence } from "#app/tools/contrast/reading.ts";
import { type ContrastTool, settledDocument } from "#app/tools/contrast/use-contrast.ts";
import { Segmented } from "#app/ui/segmented.tsx";

const FORMS = [
  { value: "css", label: "CSS" },
  { value: "sentence", label: "Sentence" },
] as const;

/** The pair as custom properties, or as a sentence for a review. */
export function CodeSection({ tool }: { tool: ContrastTool }) {
  const [form, setForm] = useState<"css" | "sentence">("css");
  const document = settledDocument(tool);
  return (
    <>
      <div className="contrast-code-form">
        <Segmented label="Written as" size="s" options={FORMS} value={form} onChange={setForm} />
      </div>
      {form === "css" ? (
        <CodeWell code={pairCss(document)} label="CSS of the pair" />
      ) : (
        <div className="contrast-sentence">
          <CodeWell code={pairSentence(document)} label="What was measured" />
        </div>
      )}
    </>
  );
}
