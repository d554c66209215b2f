import { useDeferredValue, useMemo, useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { recipeOf } from "#app/tools/text/recipe.ts";
import type { TextTool } from "#app/tools/text/use-text.ts";
import {
  type TextRecipe,
  writeTextCss,
  writeTextReact,
  writeTextScss,
  writeTextTailwind,
} from "#engine/gradient/text-recipe.ts";
import "#app/color/export-panel.css";

interface Format {
  readonly id: string;
  readonly label: string;
  readonly write: (recipe: TextRecipe) => string;
}

const FORMATS: readonly Format[] = [
  { id: "css", label: "CSS", write: writeTextCss },
  { id: "tailwind", label: "Tailwind", write: writeTextTailwind },
  { id: "scss", label: "SCSS", write: writeTextScss },
  { id: "react", label: "React", write: writeTextReact },
];

/** The text as code. */
export function CodeSection({ tool }: { readonly tool: TextTool }) {
  const committed = useDeferredValue(tool.committed);
  const [chosen, setChosen] = useState("css");
  const format = FORMATS.find(({ id }) => id === chosen);
  const code = useMemo(() => format?.write(recipeOf(committed)) ?? "", [format, committed]);
  return (
    <>
      <div className="export-tabs" role="group" aria-label="Format">
        {FORMATS.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={chosen === id} onClick={() => setChosen(id)}>
            {label}
          </button>
        ))}
      </div>
      {format !== undefined && (
        <CodeWell code={code} label={`${format.label} of the text`} copyName={format.label} />
      )}
    </>
  );
}
