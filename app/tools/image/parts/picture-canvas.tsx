import type { ImageTool } from "#app/tools/image/use-image.ts";
import { type PictureSource, SAMPLE_SOURCE } from "#app/tools/image/use-open-picture.ts";
import { SAMPLE_ID } from "#domain/documents/image/image-sample.ts";
import { AbsentPicture } from "./absent-picture.tsx";
import { OpenZone } from "./open-zone.tsx";
import { OpeningBar } from "./opening-bar.tsx";
import { PictureLine } from "./picture-line.tsx";
import { ShareBand } from "./share-band.tsx";
import type { ShownPicker } from "./shown-picker.ts";
import { Stage } from "./stage.tsx";

interface PictureCanvasProps {
  readonly image: ImageTool;
  readonly pickers: readonly ShownPicker[];
  readonly isArea: boolean;
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
  readonly onOpen: (source: PictureSource) => void;
}

/** The picture, or its placeholder, with the shares of its colors below. */
export function PictureCanvas(props: PictureCanvasProps) {
  const { image, pickers, isArea, chosen, onChoose, onOpen } = props;
  const { picture, opening, document } = image;
  return (
    <div className="image-canvas">
      {picture !== undefined ? (
        <>
          <Stage {...{ image, picture, pickers, isArea, chosen, onChoose }} />
          <PictureLine picture={picture} onForget={image.forgetPicture} />
        </>
      ) : document.picture !== undefined ? (
        <>
          <AbsentPicture
            size={document.picture}
            pickers={pickers}
            isOnItsWay={opening !== undefined || document.picture.id === SAMPLE_ID}
          />
          {/* Reserves the space of the line that is shown with the picture. */}
          <div className="picture-line" />
        </>
      ) : (
        <OpenZone onOpen={onOpen} />
      )}
      {pickers.length > 0 && <ShareBand pickers={pickers} chosen={chosen} onChoose={onChoose} />}
      {opening !== undefined && opening.name !== SAMPLE_SOURCE.name && (
        <OpeningBar {...opening} onCancel={image.cancel} />
      )}
    </div>
  );
}
