import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import type { PhotoState } from "#app/tools/contrast/use-photo.ts";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { useChoosePicture } from "#app/workbench/picture/choose-picture.ts";
import { GradientControls } from "./gradient-controls.tsx";

const GROUNDS = [
  { value: "gradient", label: "Gradient" },
  { value: "image", label: "Picture" },
] as const;

/** Chooses the gradient or picture under the text. */
export function OverSection({ tool, photo }: { tool: ContrastTool; photo: PhotoState }) {
  const { over } = tool.document;
  const choosePicture = useChoosePicture();
  return (
    <>
      <Segmented
        label="What is under the text"
        isFilled
        size="s"
        options={GROUNDS}
        value={over.ground}
        onChange={(ground) => tool.act({ type: "over", over: { ground } })}
      />
      {over.ground === "gradient" ? (
        <GradientControls tool={tool} />
      ) : (
        <>
          <Button onClick={choosePicture}>
            {photo.photo === undefined ? "Choose a picture" : "Another picture"}
          </Button>
          <div aria-live="polite">
            {photo.problem !== undefined ? (
              <p className="field-error">{photo.problem}</p>
            ) : (
              <p className="field-hint">
                {photo.photo === undefined ? "" : `${photo.photo.name}. `}The picture stays on this device,
                and out of the link. Paste or drop one anywhere.
              </p>
            )}
          </div>
        </>
      )}
    </>
  );
}
