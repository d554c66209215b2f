import { useMemo, useState } from "react";
import { PictureFields } from "#app/canvas/picture-fields.tsx";
import { useWantedFormat } from "#app/color/wanted-format.ts";
import { usePlan } from "#app/session/use-plan.ts";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { writeMeshTokens } from "#engine/mesh/write/mesh-tokens.ts";
import { grainedCss, grainedSvg, grainTile } from "#engine/mesh/write/write-mesh-grain.ts";
import { writeMeshSwift } from "#engine/mesh/write/write-mesh-native.ts";
import { Code, FittedCode, GRAIN_WAITS, withTile } from "./leaf-code.tsx";
import { rowsOf } from "./leaf-rows.ts";
import { LeavesList } from "./leaves-list.tsx";
import { LoopFields } from "./loop-fields.tsx";
import { PdfFields } from "./pdf-fields.tsx";
import { useGrain } from "./use-grain.ts";
import { useLeaves } from "./use-leaves.ts";

/** Every output with its size and its difference from the canvas, and below them the fields of the chosen one. */
export function LeavesSection({ tool }: { readonly tool: MeshTool }) {
  const { committed } = tool;
  const { mesh, layers, grain, seed, title } = committed;
  const plan = usePlan();
  const noise = useGrain(grain > 0 ? seed : undefined);
  const mask = noise.isReady ? noise.mask : undefined;
  const tile = useMemo(() => (grain === 0 ? "none" : mask && grainTile(mask, grain / 100)), [mask, grain]);
  const leaves = useLeaves(mesh, layers);
  const [chosen, setChosen] = useState("css");
  useWantedFormat(setChosen);
  const onAgain = () => {
    leaves.again();
    if (noise.problem !== undefined) noise.again();
  };
  const [problem] = [...Object.values(leaves.failures), noise.problem].filter((each) => each !== undefined);
  const plain = leaves.measured?.svg.text;
  const svg = withTile(plain, tile, grainedSvg);
  const measuring = leaves.failures.measure === undefined ? "Measuring" : "Not measured";
  const waiting = leaves.measured === undefined ? measuring : GRAIN_WAITS;
  const [name = "mesh"] = toIdentifiers([title === "" ? "mesh" : title], "kebab");
  return (
    <div className="mesh-leaves">
      <LeavesList rows={rowsOf(committed, leaves, tile)} chosen={chosen} onChoose={setChosen} />
      <PartProblem problem={problem} onAgain={onAgain} />
      {chosen === "css" && <FittedCode tool={tool} leaves={leaves} tile={tile} />}
      {chosen === "picture" && (
        <Code
          code={withTile(leaves.measured?.picture.text, tile, grainedCss)}
          label="CSS with a picture of the mesh"
          waiting={waiting}
        />
      )}
      {chosen === "svg" && (
        <>
          <Code code={svg} label="SVG of the mesh" waiting={waiting} />
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
