/** The pictures of an item that are worth posting, drawn by the server at the sizes that networks show. */
import { useState } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { fileStem } from "#domain/library/file-stem.ts";
import { POST_SHAPES, postAddress } from "#domain/pictures/post-shapes.ts";
import "./post-pictures.css";

interface PostPicturesProps {
  readonly card: CardView;
  readonly onClose: () => void;
}

export function PostPictures({ card, onClose }: PostPicturesProps) {
  const [chosen, setChosen] = useState(POST_SHAPES[0]);
  const { width, height } = chosen;
  const address = postAddress(card.kind, card.id, chosen.id);
  return (
    <Dialog title="Picture to post" onClose={onClose} width={560}>
      <div className="post">
        <div className="post-stage">
          <img
            key={address}
            src={address}
            width={width}
            height={height}
            alt={`${card.title}, ${width} × ${height} px`}
          />
        </div>
        <fieldset className="post-shapes">
          <legend className="sr-only">Shape</legend>
          {POST_SHAPES.map((shape) => (
            <label key={shape.id}>
              <input
                type="radio"
                name="post-shape"
                checked={shape === chosen}
                onChange={() => setChosen(shape)}
              />
              <i style={{ aspectRatio: `${shape.width} / ${shape.height}` }} aria-hidden="true" />
              <b>{shape.label}</b>
              <small>
                {shape.width} × {shape.height}
              </small>
            </label>
          ))}
        </fieldset>
        <LinkButton
          to={address}
          variant="ink"
          size="l"
          reloadDocument
          download={`${fileStem(card.title, card.kind)}-${chosen.id}.png`}
          preload="none"
        >
          <Icon name="export" />
          Download PNG
        </LinkButton>
      </div>
    </Dialog>
  );
}
