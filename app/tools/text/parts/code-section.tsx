import { type RefObject, useDeferredValue, useMemo, useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { useWantedFormat } from "#app/color/wanted-format.ts";
import { faceOf } from "#app/tools/text/face.ts";
import { recipeOf } from "#app/tools/text/recipe.ts";
import { scriptFamilies } from "#app/tools/text/scripts.ts";
import type { TextTool } from "#app/tools/text/use-text.ts";
import { part } from "#app/ui/part.tsx";
import type { TextDocument } from "#domain/documents/text/text-document.ts";
import {
  type TextRecipe,
  writeTextCss,
  writeTextReact,
  writeTextScss,
  writeTextTailwind,
} from "#engine/text/text-recipe.ts";
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

const FILES = [
  { id: "svg", label: "SVG" },
  { id: "image", label: "Image" },
] as const;

/** What the section offers, by name. */
export const textFormats = async () => [...FORMATS, ...FILES].map(({ id, label }) => ({ id, label }));

const SvgFields = part("SvgFields", () => import("./file-fields.tsx"));
const ImageFields = part("ImageFields", () => import("./file-fields.tsx"));

interface CodeSectionProps {
  readonly tool: TextTool;
  readonly word: RefObject<HTMLElement | null>;
}

/** The export of the text: code, SVG and PNG. */
export function CodeSection({ tool, word }: CodeSectionProps) {
  const committed = useDeferredValue(tool.committed);
  const [chosen, setChosen] = useState("css");
  useWantedFormat(setChosen);
  const format = FORMATS.find(({ id }) => id === chosen);
  const code = useMemo(() => format?.write(recipeOf(committed)) ?? "", [format, committed]);
  const packages = useMemo(() => fontPackages(committed), [committed]);
  return (
    <>
      <div className="export-tabs" role="group" aria-label="Format">
        {FORMATS.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={chosen === id} onClick={() => setChosen(id)}>
            {label}
          </button>
        ))}
        {FILES.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={chosen === id} onClick={() => setChosen(id)}>
            {label}
          </button>
        ))}
      </div>
      {chosen === "svg" && <SvgFields tool={tool} word={word} />}
      {chosen === "image" && <ImageFields tool={tool} word={word} />}
      {format !== undefined && (
        <>
          <CodeWell code={code} label={`${format.label} of the text`} copyName={format.label} />
          {packages.length > 0 && (
            <p className="field-hint">
              Its fonts are free to use and to serve: <code>npm i {packages.join(" ")}</code>
            </p>
          )}
        </>
      )}
    </>
  );
}

/** The packages of the fonts that the code names; none for a font of the device. */
function fontPackages(document: TextDocument): readonly string[] {
  const { font } = faceOf(document);
  const families = [...(font === undefined ? [] : [font.family]), ...scriptFamilies(document.text)];
  return families.map((family) => `@fontsource-variable/${family.toLowerCase().replaceAll(" ", "-")}`);
}
