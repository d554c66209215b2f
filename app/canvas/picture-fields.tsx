import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import { PartProblem, type PartProblemProps } from "#app/ui/part-problem.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { PartMissing, TaskProblem } from "#app/workers/task-problem.ts";
import type { PlanId } from "#domain/plans.ts";
import { CopyPicture } from "./copy-picture.tsx";
import { isPixelFormat, PIXEL_FORMAT_FACTS, PIXEL_FORMATS, type PixelFormat } from "./export-format.ts";
import { encoders, exportPicture } from "./export-picture.ts";
import type { ExportedPicture } from "./exported-pictures.ts";
import "./picture-fields.css";

interface PictureFieldsProps {
  readonly picture: ExportedPicture;
  /** Base name of the file. */
  readonly name: string;
  readonly plan: PlanId;
  /** A size that is chosen elsewhere; without it the fields include one. */
  readonly size?: readonly [width: number, height: number];
}

const [LEAST, MOST] = [1, 8192];

/**
 * The fields for exporting a dithered picture of any size. An impossible size is reported before the export starts,
 * with the largest possible one.
 */
export function PictureFields({ picture, name, plan, size: given }: PictureFieldsProps) {
  const [format, setFormat] = useState<PixelFormat>("png");
  const [own, setSize] = useState<readonly [number, number]>([1920, 1080]);
  const [width, height] = given ?? own;
  const [known, setKnown] = useState<readonly PixelFormat[]>(["png"]);
  const [done01, setDone] = useState<number>();
  const [problem, setProblem] = useState<PartProblemProps["problem"]>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    void encoders().then(setKnown);
    return () => running.current?.abort();
  }, []);
  const write = async (size: readonly [number, number]) => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setDone(0);
    const exported = await exportPicture(
      {
        picture,
        width: size[0],
        height: size[1],
        format,
        plan,
        dithering: "ordered",
      },
      { signal: controller.signal, onProgress: setDone },
    );
    setDone(undefined);
    if (exported.ok) {
      saveFile(exported.file, `${name}.${format === "jpeg" ? "jpg" : format}`);
      return;
    }
    if (exported.reason === "cancelled") return;
    const { message, largestPx } = exported;
    setProblem({ message, retry: exported.reason === "unavailable" ? "ask" : "none" });
    if (exported.reason === "plan" && largestPx !== undefined)
      openDialog("pro", {
        title: `${Math.max(...size)} px is a Pro size`,
        freeWay: { label: `Export ${largestPx} px`, run: () => void write(fitted(size, largestPx)) },
      });
  };
  const draw = async () => {
    const exported = await exportPicture({
      picture,
      width,
      height,
      format: "png",
      plan,
      dithering: "ordered",
    });
    if (exported.ok) return exported.file;
    throw exported.reason === "unavailable" ? new PartMissing() : new TaskProblem(exported.message);
  };
  return (
    <div className="picture-fields">
      <NativeSelect
        label="Format"
        value={format}
        options={PIXEL_FORMATS.filter((each) => known.includes(each)).map((value) => ({
          value,
          label: PIXEL_FORMAT_FACTS[value].label,
        }))}
        onChange={(value) => isPixelFormat(value) && setFormat(value)}
      />
      {given === undefined && (
        <div className="picture-size">
          <NumberField
            label="Width"
            value={width}
            decimals={0}
            unit=" px"
            least={LEAST}
            most={MOST}
            onCommit={(next) => setSize([Math.round(next), height])}
          />
          <NumberField
            label="Height"
            value={height}
            decimals={0}
            unit=" px"
            least={LEAST}
            most={MOST}
            onCommit={(next) => setSize([width, Math.round(next)])}
          />
        </div>
      )}
      {done01 === undefined ? (
        <Button variant="ink" onClick={() => void write([width, height])}>
          Write {width} × {height}
        </Button>
      ) : (
        <Button onClick={() => running.current?.abort()}>Cancel, {Math.round(done01 * 100)} %</Button>
      )}
      <CopyPicture draw={draw} />
      <PartProblem problem={problem} onAgain={() => void write([width, height])} />
      <p className="field-hint">
        {picture.kind === "pattern"
          ? "Up to 8192 px a side, above 4096 px with Pro. In Display P3 where the palette leaves sRGB."
          : "Up to 8192 px a side, dithered, so that no bands are seen."}
      </p>
    </div>
  );
}

function fitted([width, height]: readonly [number, number], largestPx: number): readonly [number, number] {
  const scale = largestPx / Math.max(width, height);
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}
