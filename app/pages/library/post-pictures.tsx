/** The pictures of an item that are worth posting, drawn by the server at the sizes that networks show. */
import { type CSSProperties, useState } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { gradientStyle } from "#app/items/gradient-style.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { fileStem } from "#domain/library/file-stem.ts";
import { POST_SHAPES, postAddress } from "#domain/pictures/post-shapes.ts";
import "./post-pictures.css";

interface PostPicturesProps {
  readonly card: CardView;
  readonly onClose: () => void;
}

const NOT_DRAWN = { message: "The picture did not come.", retry: "ask" } as const;

/** Until the picture has come, which the server draws, its place has its size and the colors of the item. */
export function PostPictures({ card, onClose }: PostPicturesProps) {
  const [chosen, setChosen] = useState(POST_SHAPES[0]);
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(0);
  const { width, height } = chosen;
  const address = postAddress(card.kind, card.id, chosen.id);
  return (
    <Dialog title="Picture to post" onClose={onClose} width={560}>
      <div className="post">
        <div className="post-stage">
          <span
            className="post-picture"
            data-is-wide={width > height || undefined}
            style={
              {
                "--ratio": width / height,
                ...gradientStyle(card.picture?.behindCss ?? card.gradientCss, card.gradientBlend),
              } as CSSProperties
            }
          >
            {card.picture === undefined &&
              card.gradientCss === undefined &&
              card.bands.map((band, index) => (
                <i
                  key={`${index}-${band.css}`}
                  style={{ "--c": band.css, "--w": band.weight } as CSSProperties}
                />
              ))}
            {failed !== address && (
              <img
                key={`${address} ${tries}`}
                src={address}
                width={width}
                height={height}
                alt={`${card.title}, ${width} × ${height} px`}
                onError={() => setFailed(address)}
              />
            )}
          </span>
        </div>
        <PartProblem
          problem={failed === address ? NOT_DRAWN : undefined}
          onAgain={() => {
            setFailed(undefined);
            setTries((count) => count + 1);
          }}
        />
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
