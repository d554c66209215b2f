import type { OpenPicture } from "#app/tools/image/use-open-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { sizeText } from "#app/workbench/picture/picture-problem.ts";
import { SAMPLE_ID } from "#domain/documents/image/image-sample.ts";

interface PictureLineProps {
  readonly picture: OpenPicture;
  readonly onForget: () => void;
}

/** Name and size of the picture, and the differences between the file and what is shown. */
export function PictureLine({ picture: { id, name, width, height, notes }, onForget }: PictureLineProps) {
  const own = id === SAMPLE_ID ? ["A sample, until you open yours"] : [];
  const facts = [...own, sizeText(width, height), ...notes].join(". ").replace(/\.$/, "");
  return (
    <div className="picture-line">
      <p title={`${name}: ${facts}`}>
        <b>{name}</b>
        <span>{facts}</span>
      </p>
      {id !== SAMPLE_ID && (
        <Button variant="ghost" size="s" onClick={onForget}>
          Remove picture
        </Button>
      )}
    </div>
  );
}
