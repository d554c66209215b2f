import { useCallback, useEffect, useMemo, useState } from "react";
import type { LocalKey } from "#app/workbench/keys-panel.tsx";
import { takeWaitingPicture } from "#app/workbench/picture/waiting-picture.ts";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { IMAGE, shownPickers } from "#domain/documents/image/image-kind.ts";
import { SAMPLE_ID } from "#domain/documents/image/image-sample.ts";
import { AreaSection } from "./parts/area-section.tsx";
import { CodeSection } from "./parts/code-section.tsx";
import { Dock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { FindSection } from "./parts/find-section.tsx";
import { LinkField } from "./parts/link-field.tsx";
import { PickerSection } from "./parts/picker-section.tsx";
import { PictureCanvas } from "./parts/picture-canvas.tsx";
import { linkSource, takeWaitingLink } from "./picture-link.ts";
import { useImage } from "./use-image.ts";
import type { PictureSource } from "./use-open-picture.ts";
import "./image.css";

const LOCAL_KEYS: readonly LocalKey[] = [
  { label: "Move a picker, by a pixel", keys: ["← ↑ → ↓"] },
  { label: "Move a picker, by ten pixels", keys: ["⇧", "← ↑ → ↓"] },
  { label: "Remove a picker", keys: ["Del"] },
  { label: "Take a picture, an address or colors from the clipboard", keys: ["Ctrl", "V"] },
];

const NOTHING = { colors: [] };

export function ImageView({ data }: { data: ToolData }) {
  const frame = useToolFrame();
  const { panels } = frame;
  const image = useImage(data, frame.setProblem);
  const { document, picture } = image;
  const [isArea, setArea] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const { pickers, order } = document;
  const shown = useMemo(() => shownPickers({ ...document, pickers, order }), [document, pickers, order]);
  const { close } = panels;
  const { open: openSource } = image;
  const open = useCallback(
    (source: PictureSource) => {
      close();
      openSource(source);
    },
    [close, openSource],
  );
  useEffect(() => {
    let isCurrent = true;
    // After the effects: one that React cleans up at once, as it does in development, must not use it up.
    queueMicrotask(() => {
      if (!isCurrent) return;
      const file = takeWaitingPicture();
      const address = takeWaitingLink();
      if (file !== undefined) open({ name: file.name, load: file });
      else if (address !== undefined) open(linkSource(address));
    });
    return () => {
      isCurrent = false;
    };
  }, [open]);
  const colors = useMemo(
    () => (pickers.length > 0 ? shown.map(({ picker }) => picker.color) : IMAGE.colorsOf(document)),
    [pickers, shown, document],
  );
  const addPicker = () => {
    if (picture === undefined) return;
    const { x, y, width, height } = document.area ?? { x: 0, y: 0, ...picture };
    setChosen(pickers.length);
    image.place(undefined, { x: x + width / 2, y: y + height / 2 }, false);
  };
  return (
    <ToolWorkbench
      tool={image}
      frame={frame}
      saveTitle="these colors"
      colors={colors}
      takes={{
        onColors: image.add,
        onLink: (address) => open(linkSource(address)),
        picture: {
          label: "Open a picture",
          onFile: (file) => open({ name: file.name, load: file }),
          isAnyFile: true,
        },
      }}
      hasVision={false}
      {...(pickers.length === 0 && { exported: NOTHING })}
      current={(chosen === undefined ? undefined : pickers[chosen]?.color) ?? colors[0]}
      panels={{
        source: {
          title: "Open by link",
          key: "l",
          icon: "link-simple",
          isNarrow: true,
          content: (
            <div className="source-panel">
              <LinkField onOpen={open} />
            </div>
          ),
        },
      }}
      shortcuts={[
        { key: "p", label: "Add a picker", run: addPicker },
        { key: "a", label: "Pick or select an area", run: () => setArea(!isArea) },
      ]}
      localKeys={LOCAL_KEYS}
      sections={[
        { id: "find", title: "Find", content: <FindSection image={image} pickers={shown} /> },
        ...(pickers.length === 0
          ? []
          : [
              {
                id: "pickers",
                title: "Pickers",
                content: (
                  <PickerSection
                    image={image}
                    pickers={shown}
                    chosen={chosen}
                    onChoose={setChosen}
                    onAdd={addPicker}
                  />
                ),
              },
              ...(picture === undefined && document.picture?.id !== SAMPLE_ID
                ? []
                : [{ id: "area", title: "Area", content: <AreaSection image={image} /> }]),
              { id: "code", title: "Code", content: <CodeSection pickers={shown} /> },
            ]),
      ]}
      dock={
        <Dock
          panels={panels}
          hasPicture={picture !== undefined}
          isEmpty={document.picture === undefined}
          isSample={document.picture?.id === SAMPLE_ID}
          isArea={isArea}
          onArea={setArea}
          onOpen={open}
        />
      }
      canvas={
        <PictureCanvas
          image={image}
          pickers={shown}
          isArea={isArea}
          chosen={chosen}
          onChoose={setChosen}
          onOpen={open}
        />
      }
    >
      <Explanation pickers={shown} related={data.related} />
    </ToolWorkbench>
  );
}
