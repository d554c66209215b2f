import { type RefObject, useEffect, useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { laidText, MOST_SIDE, pngOfText, svgOfText } from "#app/tools/text/export-text.ts";
import type { TextTool } from "#app/tools/text/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";

interface FileFieldsProps {
  readonly tool: TextTool;
  readonly word: RefObject<HTMLElement | null>;
}

function nameOf(text: string): string {
  return toIdentifiers([text.replaceAll("\n", " ").slice(0, 40)], "kebab")[0] ?? "text";
}

/** The text as SVG. */
export function SvgFields({ tool: { committed }, word }: FileFieldsProps) {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let isOver = false;
    void laidText(word.current, committed).then((laid) => {
      if (!isOver && laid !== undefined) setCode(svgOfText(laid));
    });
    return () => {
      isOver = true;
    };
  }, [word, committed]);
  if (code === undefined) return <p className="text-wait" />;
  return (
    <>
      <CodeWell
        code={code.replaceAll(/(data:image\/png;base64,.{40})[^"]*/g, "$1…")}
        label="SVG of the text"
        copied={code}
        copyName="SVG"
      />
      <Button
        onClick={() => saveFile(new Blob([code], { type: "image/svg+xml" }), `${nameOf(committed.text)}.svg`)}
      >
        Download SVG
      </Button>
      <p className="field-hint">The text stays text: it is set in its font where that is installed.</p>
    </>
  );
}

/** The text as a picture on nothing. */
export function ImageFields({ tool: { committed }, word }: FileFieldsProps) {
  const [scale, setScale] = useState(2);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const write = async () => {
    setProblem(undefined);
    const laid = await laidText(word.current, committed);
    if (laid === undefined) return;
    const side = Math.max(laid.width, laid.height);
    if (side * scale > MOST_SIDE) {
      setProblem(
        `That is ${side * scale} px a side, and a picture has at most ${MOST_SIDE}. Up to ${Math.floor(MOST_SIDE / side)} times the size goes.`,
      );
      return;
    }
    setBusy(true);
    try {
      saveFile(await pngOfText(laid, scale), `${nameOf(committed.text)}@${scale}x.png`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The picture could not be written.");
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
      <Button variant="ink" disabled={isBusy} onClick={() => void write()}>
        Download PNG
      </Button>
      {problem !== undefined && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <p className="field-hint">Transparent, with lines broken as on the canvas.</p>
    </>
  );
}
