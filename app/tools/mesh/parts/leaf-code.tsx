import { CodeWell } from "#app/color/code-well.tsx";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { MESH_LAYERS } from "#domain/documents/mesh/mesh-document.ts";
import { writeFittedCss } from "#engine/mesh/write/write-mesh-css.ts";
import { grainedCss } from "#engine/mesh/write/write-mesh-grain.ts";
import type { Leaves } from "./use-leaves.ts";

/** A tile of grain as a data URL; "none" without grain, undefined until the noise of this seed is made. */
export type Tile = string | undefined;

/** The code with the grain. Undefined while the noise is made, so that nobody copies the grain of another seed. */
export function withTile(
  code: string | undefined,
  tile: Tile,
  grained: (code: string, tile: string) => string,
): string | undefined {
  if (code === undefined || tile === undefined) return undefined;
  return tile === "none" ? code : grained(code, tile);
}

export const GRAIN_WAITS = "The grain is not ready";

interface FittedCodeProps {
  readonly tool: MeshTool;
  readonly leaves: Leaves;
  readonly tile: Tile;
}

/** The CSS that is fitted to the mesh, and the choice of its number of layers. */
export function FittedCode({ tool, leaves, tile }: FittedCodeProps) {
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
        <Code
          code={withTile(writeFittedCss(fitted), tile, grainedCss)}
          label="CSS of the mesh"
          waiting={GRAIN_WAITS}
        />
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

export function Code({ code, label, waiting = "" }: CodeProps) {
  if (code === undefined) return <p className="part-wait">{waiting}</p>;
  return <CodeWell code={shortened(code)} label={label} copied={code} />;
}

/** The code as it is shown: without the data of pictures, which nobody reads. The copy has it. */
function shortened(code: string): string {
  return code.replaceAll(/(data:image\/png;base64,.{40})[^")]*/g, "$1…");
}
