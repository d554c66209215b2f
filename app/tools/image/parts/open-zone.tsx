import { type PictureSource, SAMPLE_SOURCE } from "#app/tools/image/use-open-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { FileKeys } from "./file-keys.tsx";
import { LinkField } from "./link-field.tsx";

interface OpenZoneProps {
  readonly onOpen: (source: PictureSource) => void;
}

/** The canvas before a picture is opened, with all ways to open one. */
export function OpenZone({ onOpen }: OpenZoneProps) {
  return (
    <div className="open-zone">
      <div className="open-zone-in">
        <h2 className="t-display-s">Open a picture</h2>
        <p>Choose one, drop it anywhere here, or paste it. It is read on this device and sent nowhere.</p>
        <div className="open-zone-keys">
          <FileKeys isMain onOpen={onOpen} />
          <Button onClick={() => onOpen(SAMPLE_SOURCE)}>Try a sample</Button>
        </div>
        <LinkField onOpen={onOpen} />
      </div>
    </div>
  );
}
