import { useState } from "react";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { reloadPage } from "#app/ui/reload-page.ts";
import { showToast } from "#app/ui/toast.ts";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { colorOfText } from "#domain/documents/color-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { seedFromNumber } from "#engine/random/random.ts";
import { meshPanels } from "./panels.tsx";
import { Dock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { leafFormats } from "./parts/leaf-rows.ts";
import { LeavesSection } from "./parts/leaves-section.tsx";
import { MeshSection } from "./parts/mesh-section.tsx";
import { canCompare, Stage } from "./parts/stage.tsx";
import { useMeshWorker } from "./parts/use-mesh-worker.ts";
import { VertexSection } from "./parts/vertex-section.tsx";
import { LOCAL_KEYS, meshShortcuts } from "./shortcuts.ts";
import { useMesh } from "./use-mesh.ts";
import "./mesh.css";
import "#app/ui/toggle.css";

export function MeshView({ data }: { data: ToolData }) {
  const frame = useToolFrame();
  const tool = useMesh(data);
  const client = useMeshWorker();
  const { document, committed, selected, act, remake } = tool;
  const [hasNet, setNet] = useState(true);
  const [isCompareOn, setCompare] = useState(false);
  const isCompared = canCompare(document, frame.vision) ? isCompareOn : undefined;
  const onCompare = () => setCompare(!isCompareOn);
  const isFree = document.points.length > 0;
  const count = isFree ? document.points.length : document.mesh.vertices.length;
  const onShuffle = () => void remake({ type: "shuffle", seed: newSeed() });
  const onRandom = () => void remake({ type: "random", seed: newSeed() });
  const readPicture = async (file: File) => {
    frame.setProblem(undefined);
    const { columns, rows } = committed.mesh;
    const answered = await client.ask("picture", { file, columns, rows });
    if (!answered.ok) {
      const { message, reason, needsReload } = answered;
      const again = needsReload ? reloadPage : () => void readPicture(file);
      frame.setProblem(`${file.name}: ${message}`, reason === "unavailable" ? again : undefined);
      return;
    }
    void remake({ type: "mesh", mesh: answered.answer });
    showToast({ text: `Fitted to ${file.name}`, action: { label: "Undo", run: tool.history.undo } });
  };
  const hexes = tool.colors.map(formatHex);
  const sections: readonly InspectorSection[] = [
    {
      id: "vertex",
      title: `${isFree ? "Point" : "Vertex"} ${selected + 1} of ${count}`,
      tab: isFree ? "Point" : "Vertex",
      content: <VertexSection tool={tool} />,
    },
    { id: "mesh", title: "Mesh", content: <MeshSection tool={tool} /> },
    { id: "leaves", title: "Leaves as", content: <LeavesSection tool={tool} /> },
  ];
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="this mesh"
      {...(document.title !== "" && { saveName: document.title })}
      colors={tool.colors}
      ownExport={{
        id: "leaves",
        title: "Mesh",
        formats: leafFormats,
        content: <LeavesSection tool={tool} />,
      }}
      takes={{
        onColors: (colors) => void remake({ type: "colors", colors }),
        onOneColor: (color) => {
          if (!isFree) act({ type: "color", index: selected, color: colorOfText({ ...color, alpha: 1 }) });
        },
        picture: { label: "From a picture", onFile: (file) => void readPicture(file) },
        hint: "Drop a picture or colors",
      }}
      publishing={{
        item: {
          colors: hexes.slice(0, MAX_SENT),
          content: { type: "mesh", mesh: tool.history.search },
        },
        title: document.title,
        onTitle: (title) => act({ type: "set", change: { title } }),
      }}
      panels={meshPanels(tool, onRandom)}
      more={[
        {
          label: document.view === "motion" ? "Stand still" : "Motion",
          icon: document.view === "motion" ? "pause" : "play",
          run: () => act({ type: "set", change: { view: document.view === "motion" ? "mesh" : "motion" } }),
          isNarrow: true,
        },
        ...(isCompared === undefined
          ? []
          : [
              {
                label: isCompared ? "Only the mesh" : "Compare with CSS",
                icon: "columns" as const,
                run: onCompare,
                isNarrow: true,
              },
            ]),
        { label: "Random colors", icon: "shuffle", run: onRandom },
        {
          label: "Right mirrors left",
          icon: "flip-horizontal",
          run: () => void remake({ type: "symmetry", symmetry: "across" }),
          isNarrow: true,
        },
      ]}
      announcement={`Mesh of ${committed.mesh.columns} × ${committed.mesh.rows}: ${committed.mesh.vertices.map(({ color }) => formatHex(color)).join(", ")}`}
      current={(isFree ? document.points : document.mesh.vertices)[selected]?.color}
      sections={sections}
      shortcuts={meshShortcuts(tool, { onShuffle, onRandom, onNet: () => setNet(!hasNet) })}
      localKeys={LOCAL_KEYS}
      dock={<Dock tool={tool} frame={frame} onShuffle={onShuffle} />}
      canvas={
        <Stage
          tool={tool}
          vision={frame.vision}
          behind={data.behind}
          hasNet={hasNet}
          onNet={() => setNet(!hasNet)}
          isCompared={isCompared}
          onCompare={onCompare}
        />
      }
    >
      <Explanation committed={committed} related={data.related} />
    </ToolWorkbench>
  );
}

/** How many colors are sent for the preview of a published mesh; the server reads the colors from the mesh itself. */
const MAX_SENT = 16;

/** The only random value of the tool: the same seed gives everyone the same shuffle. */
function newSeed(): string {
  return seedFromNumber(Math.floor(Math.random() * 2 ** 30));
}
