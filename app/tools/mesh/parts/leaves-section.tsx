import { useMemo, useState } from "react";
import { PictureFields } from "#app/canvas/picture-fields.tsx";
import { CodeWell } from "#app/color/code-well.tsx";
import { usePlan } from "#app/session/use-plan.ts";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { MESH_LAYERS, type MeshDocument } from "#domain/documents/mesh-document.ts";
import type { PlanId } from "#domain/plans.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { writeMeshTokens } from "#engine/mesh/write/mesh-tokens.ts";
import { writeFittedCss } from "#engine/mesh/write/write-mesh-css.ts";
import { grainedCss, grainedSvg, grainTile } from "#engine/mesh/write/write-mesh-grain.ts";
import { writeMeshSwift } from "#engine/mesh/write/write-mesh-native.ts";
import { type LeafRow, LeavesList } from "./leaves-list.tsx";
import { LoopFields } from "./loop-fields.tsx";
import { PdfFields } from "./pdf-fields.tsx";
import { useGrain } from "./use-grain.ts";
import { type Leaves, useLeaves } from "./use-leaves.ts";

/** Every output with its size and its difference from the canvas, and below them the fields of the chosen one. */
export function LeavesSection({ tool }: { readonly tool: MeshTool }) {
  const { committed } = tool;
  const { mesh, layers, grain, seed, title } = committed;
  const plan = usePlan();
  const mask = useGrain(grain > 0 ? seed : undefined);
  const tile = useMemo(() => mask && grainTile(mask, grain / 100), [mask, grain]);
  const leaves = useLeaves(mesh, layers);
  const [chosen, setChosen] = useState("css");
  const [problem] = Object.values(leaves.failures);
  const plain = leaves.measured?.svg.text;
  const svg = plain === undefined || tile === undefined ? plain : grainedSvg(plain, tile);
  const measuring = leaves.failures.measure === undefined ? "Measuring" : "Not measured";
  const [name = "mesh"] = toIdentifiers([title === "" ? "mesh" : title], "kebab");
  return (
    <div className="mesh-leaves">
      <LeavesList rows={rowsOf(committed, leaves, { plan, tile })} chosen={chosen} onChoose={setChosen} />
      {problem !== undefined && (
        <>
          <p className="field-error" role="alert">
            {problem}
          </p>
          <Button size="s" onClick={leaves.again}>
            Try again
          </Button>
        </>
      )}
      {chosen === "css" && <FittedCode tool={tool} leaves={leaves} tile={tile} />}
      {chosen === "picture" && (
        <Code
          code={cssWith(leaves.measured?.picture.text, tile)}
          label="CSS with a picture of the mesh"
          waiting={measuring}
        />
      )}
      {chosen === "svg" && (
        <>
          <Code code={svg} label="SVG of the mesh" waiting={measuring} />
          <Button
            disabled={svg === undefined}
            onClick={() => saveFile(new Blob([svg ?? ""], { type: "image/svg+xml" }), `${name}.svg`)}
          >
            <Icon name="download-simple" />
            Download SVG
          </Button>
        </>
      )}
      {chosen === "pdf" && <PdfFields mesh={mesh} name={name} />}
      {chosen === "swift" && <Code code={writeMeshSwift(mesh)} label="SwiftUI of the mesh" />}
      {chosen === "tokens" && <Code code={writeMeshTokens(mesh, name)} label="Design tokens of the mesh" />}
      {chosen === "image" && (
        <PictureFields picture={{ kind: "mesh", mesh, grain01: grain / 100, seed }} name={name} plan={plan} />
      )}
      {chosen === "loop" && <LoopFields document={committed} name={name} plan={plan} />}
      {grain > 0 && WITH_GRAIN_LAYER.includes(chosen) && (
        <p className="field-hint">
          The grain is a tile of 64 × 64 px on top, and not counted in the difference. Blended in sRGB, it is
          as strong as here only on a middle gray, and makes dark areas a little lighter and light ones
          darker.
        </p>
      )}
      {grain > 0 && WITHOUT_GRAIN.includes(chosen) && <p className="field-hint">This format has no grain.</p>}
    </div>
  );
}

/** Outputs that have the grain as a layer of its own, and outputs that cannot have it. */
const WITH_GRAIN_LAYER: readonly string[] = ["css", "picture", "svg"];
const WITHOUT_GRAIN: readonly string[] = ["pdf", "swift", "tokens"];

function cssWith(css: string | undefined, tile: string | undefined): string | undefined {
  return css === undefined || tile === undefined ? css : grainedCss(css, tile);
}

function rowsOf(
  { layers, seconds }: MeshDocument,
  { fits, measured }: Leaves,
  { plan, tile }: { readonly plan: PlanId; readonly tile: string | undefined },
): readonly LeafRow[] {
  const fitted = fits[layers];
  const grainBytes = tile?.length ?? 0;
  return [
    {
      id: "css",
      title: `CSS, ${layers} layers`,
      size: fitted && kilobytes(writeFittedCss(fitted).length + grainBytes),
      delta: fitted && fitted.mean,
    },
    {
      id: "picture",
      title: "CSS, one picture",
      size: measured && kilobytes(measured.picture.text.length + grainBytes),
      delta: measured && measured.picture.mean,
    },
    {
      id: "svg",
      title: "SVG",
      size: measured && kilobytes(measured.svg.text.length + grainBytes),
      delta: measured && measured.svg.mean,
    },
    {
      id: "pdf",
      title: "PDF",
      size: measured && `vector, ${kilobytes(measured.pdf.bytes)}`,
      delta: measured && measured.pdf.mean,
    },
    { id: "swift", title: "SwiftUI", size: "MeshGradient" },
    { id: "tokens", title: "Design tokens", size: "JSON", delta: "exact" },
    { id: "image", title: "PNG, WebP, AVIF", size: "to 8192 px", delta: "exact" },
    { id: "loop", title: "Loop", size: `${seconds} s`, ...(plan === "free" && { delta: "Pro" }) },
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}

interface FittedCodeProps {
  readonly tool: MeshTool;
  readonly leaves: Leaves;
  readonly tile: string | undefined;
}

function FittedCode({ tool, leaves, tile }: FittedCodeProps) {
  const { layers } = tool.committed;
  const fitted = leaves.fits[layers];
  const figure = (count: (typeof MESH_LAYERS)[number]): string => {
    const known = leaves.fits[count];
    return known === undefined ? count : `${count} · ${(known.mean * 100).toFixed(1)}`;
  };
  return (
    <>
      <Segmented
        label="Layers and their mean difference"
        isFilled
        size="s"
        options={MESH_LAYERS.map((value) => ({ value, label: figure(value) }))}
        value={layers}
        onChange={(value) => tool.act({ type: "set", change: { layers: value } })}
      />
      {fitted === undefined ? (
        <Code
          code={undefined}
          label="CSS of the mesh"
          waiting={
            leaves.failures[layers] === undefined
              ? `Fitting ${layers} layers, ${Math.round(leaves.done01 * 100)} %`
              : "Not fitted"
          }
        />
      ) : (
        <Code code={cssWith(writeFittedCss(fitted), tile)} label="CSS of the mesh" />
      )}
    </>
  );
}

interface CodeProps {
  /** Undefined until it is computed. */
  readonly code: string | undefined;
  readonly label: string;
  /** Stands in its place until then. */
  readonly waiting?: string;
}

function Code({ code, label, waiting = "" }: CodeProps) {
  if (code === undefined) return <p className="mesh-wait">{waiting}</p>;
  return <CodeWell code={shortened(code)} label={label} copied={code} />;
}

/** The code as it is shown: without the data of pictures, which nobody reads. The copy has it. */
function shortened(code: string): string {
  return code.replaceAll(/(data:image\/png;base64,.{40})[^")]*/g, "$1…");
}
