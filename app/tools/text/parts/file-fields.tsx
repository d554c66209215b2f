import { type RefObject, useState } from "react";
import { problemOfSize } from "#app/canvas/export-problem.ts";
import { CodeWell } from "#app/color/code-well.tsx";
import { usePlan } from "#app/session/use-plan.ts";
import { laidText, pngOfText } from "#app/tools/text/export-text.ts";
import { type Letters, useSvg } from "#app/tools/text/use-svg.ts";
import type { TextTool } from "#app/tools/text/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { type Failure, failureOfError } from "#app/workers/failure.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";

interface FileFieldsProps {
  readonly tool: TextTool;
  readonly word: RefObject<HTMLElement | null>;
}

function nameOf(text: string): string {
  return toIdentifiers([text.replaceAll("\n", " ").slice(0, 40)], "kebab")[0] ?? "text";
}

const LETTERS = [
  { value: "text", label: "Text" },
  { value: "outlines", label: "Outlines" },
] as const;

const HINTS: Readonly<Record<Letters, string>> = {
  text: "The text stays text: it is shown in its font where that is installed.",
  outlines: "The letters are shapes: they look the same everywhere, without the font.",
};

/** Exports the text as SVG, with letters or with their outlines. */
export function SvgFields({ tool: { committed }, word }: FileFieldsProps) {
  const [letters, setLetters] = useState<Letters>("text");
  const { svg, again } = useSvg(word, committed, letters);
  return (
    <>
      <Segmented label="Letters" isFilled size="s" options={LETTERS} value={letters} onChange={setLetters} />
      {svg === undefined && <p className="text-wait" />}
      {svg?.ok === false && <PartProblem problem={svg} onAgain={again} />}
      {svg?.ok === true && <SvgCode code={svg.code} name={nameOf(committed.text)} />}
      {svg?.ok === true && <p className="field-hint">{HINTS[letters]}</p>}
    </>
  );
}

function SvgCode({ code, name }: { readonly code: string; readonly name: string }) {
  return (
    <>
      <CodeWell code={shortened(code)} label="SVG of the text" copied={code} copyName="SVG" />
      <Button onClick={() => saveFile(new Blob([code], { type: "image/svg+xml" }), `${name}.svg`)}>
        Download SVG
      </Button>
    </>
  );
}

/** The code as it is shown: without the data of pictures and outlines, which nobody reads. The copy has it. */
function shortened(code: string): string {
  return code
    .replaceAll(/(data:image\/png;base64,.{40})[^"]*/g, "$1…")
    .replaceAll(/( d="[^"]{60})[^"]*/g, "$1…");
}

/** Exports the text as a transparent PNG. */
export function ImageFields({ tool: { committed }, word }: FileFieldsProps) {
  const plan = usePlan();
  const [scale, setScale] = useState(2);
  const [problem, setProblem] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const write = async (times: number) => {
    setProblem(undefined);
    const laid = await laidText(word.current, committed);
    if (laid === undefined) return;
    const refused = problemOfSize({ width: laid.width * times, height: laid.height * times }, "png", plan);
    if (refused !== undefined) {
      const most = Math.floor((refused.largestPx ?? 0) / Math.max(laid.width, laid.height));
      setProblem({
        message: `${refused.message} ${most < 1 ? "Choose a smaller size of the text." : `Up to ${most} times the size is possible.`}`,
        retry: "none",
      });
      if (refused.reason === "plan")
        openDialog("pro", {
          title: `${Math.max(laid.width, laid.height) * times} px is a Pro size`,
          ...(most >= 1 && {
            freeWay: { label: `Export it ${most} times as large`, run: () => void write(most) },
          }),
        });
      return;
    }
    setBusy(true);
    try {
      saveFile(await pngOfText(laid, times), `${nameOf(committed.text)}@${times}x.png`);
    } catch (error) {
      setProblem(failureOfError(error));
    }
    setBusy(false);
  };
  return (
    <>
      <NativeSelect
        label="Size"
        value={String(scale)}
        options={[1, 2, 4].map((value) => ({
          value: String(value),
          label: value === 1 ? "As large as the text" : `${value} times`,
        }))}
        onChange={(value) => setScale(Number(value))}
      />
      <Button variant="ink" disabled={isBusy} onClick={() => void write(scale)}>
        Download PNG
      </Button>
      <PartProblem problem={problem} onAgain={() => void write(scale)} />
      <p className="field-hint">Transparent, with lines broken as on the canvas.</p>
    </>
  );
}
