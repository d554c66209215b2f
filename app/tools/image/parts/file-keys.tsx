import { type ChangeEvent, useRef } from "react";
import type { PictureSource } from "#app/tools/image/use-open-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useChoosePicture } from "#app/workbench/picture/choose-picture.ts";

interface FileKeysProps {
  readonly isMain?: boolean;
  /** Whether the button has the primary style. */
  readonly isInk?: boolean;
  readonly onOpen: (source: PictureSource) => void;
}

/** Opens a file, or takes a photo with the camera of a touch device. */
export function FileKeys({ isMain = false, isInk = isMain, onOpen }: FileKeysProps) {
  const choosePicture = useChoosePicture();
  const photo = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0];
    if (chosen !== undefined) onOpen({ name: chosen.name, load: chosen });
    event.currentTarget.value = "";
  };
  return (
    <>
      <Button
        variant={isInk ? "ink" : "secondary"}
        aria-label={isMain ? undefined : "Open a picture"}
        onClick={choosePicture}
      >
        <Icon name="image" size={18} />
        {isMain ? (
          "Choose a picture"
        ) : (
          <span>
            Open<span className="dock-more"> a picture</span>
          </span>
        )}
      </Button>
      <Button className="photo-key" onClick={() => photo.current?.click()}>
        <Icon name="camera" size={18} />
        {isMain ? "Take a photograph" : <span className="sr-only">Take a photograph</span>}
      </Button>
      <input
        ref={photo}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Photograph"
        onChange={take}
      />
    </>
  );
}
