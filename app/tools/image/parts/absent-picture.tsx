import type { CSSProperties } from "react";
import { Button } from "#app/ui/button.tsx";
import { useChoosePicture } from "#app/workbench/picture/choose-picture.ts";
import type { ImageDocument } from "#domain/documents/image/image-document.ts";
import { Ring } from "./ring.tsx";
import type { ShownPicker } from "./shown-picker.ts";

interface AbsentPictureProps {
  readonly size: NonNullable<ImageDocument["picture"]>;
  readonly pickers: readonly ShownPicker[];
  /** True while the stored picture is being opened, or the sample painted. */
  readonly isOnItsWay: boolean;
}

/** Placeholder for a shared link's picture: its outline, the pickers at their positions, and an explanation. */
export function AbsentPicture({ size: { width, height }, pickers, isOnItsWay }: AbsentPictureProps) {
  const choosePicture = useChoosePicture();
  return (
    <div className="stage" style={{ "--ratio": width / height } as CSSProperties}>
      <div className="stage-frame stage-absent">
        {pickers.map((entry, order) =>
          entry.picker.at === undefined ? null : (
            <Ring
              key={entry.index}
              shown={entry}
              number={order + 1}
              x01={(entry.picker.at.x + 0.5) / width}
              y01={(entry.picker.at.y + 0.5) / height}
              isFixed
            />
          ),
        )}
        {!isOnItsWay && (
          <div className="stage-note">
            <p>
              The picture stayed on the device where it was opened. Its colors, their shares and their places
              came with the link.
            </p>
            <Button size="s" onClick={choosePicture}>
              Open a picture
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
