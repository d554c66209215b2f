import { useState } from "react";
import { likeSaveStore, useLikeSave } from "#app/collections/like-save-store.ts";
import { useCopy } from "#app/color/use-copy.ts";
import { LikeButton } from "#app/items/like-button.tsx";
import { Button, IconButton, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import { OpenInMenu } from "#app/workbench/header/open-in-menu.tsx";
import type { DetailData } from "./detail-loader.server.ts";
import { TakeChoice } from "./take-choice.tsx";
import { WallpaperTake } from "./wallpaper-take.tsx";

const PostPictures = part("PostPictures", () => import("./post-pictures.tsx"), NOTHING_MEANWHILE);

interface DetailTakeProps {
  readonly data: DetailData;
  /** Called when the item is opened in its tool. */
  readonly onOpen: () => void;
}

/** What can be done with the item: the one that most people came for is first, and in ink. */
export function DetailTake({ data, onOpen }: DetailTakeProps) {
  const { card, carried, page, code, values } = data;
  const isSaved = useLikeSave(card.id)?.isSaved ?? false;
  const [format, setFormat] = useState(code[0]?.id ?? "");
  const [isPosting, setPosting] = useState(false);
  const { isCopied, copy } = useCopy();
  const chosen = code.find(({ id }) => id === format) ?? code[0];
  const thing = page.called ?? `${values.length} ${values.length === 1 ? "color" : "colors"}`;
  return (
    <div className="detail-take">
      {page.screens !== undefined && <WallpaperTake page={page.screens} opens={page.opens} onOpen={onOpen} />}
      {page.screens === undefined && chosen !== undefined && (
        <div className="detail-copy">
          <Button variant="ink" size="l" onClick={() => void copy(chosen.text)}>
            <Icon name={isCopied ? "check" : "copy"} />
            {isCopied ? "Copied" : `Copy ${thing}`}
          </Button>
          <TakeChoice
            label="Format to copy"
            value={chosen.id}
            options={code.map(({ id, label }) => ({ value: id, label: `as ${label}` }))}
            onChange={setFormat}
          />
        </div>
      )}
      <div className="detail-actions">
        {page.screens === undefined && (
          <LinkButton to={page.opens.address} onClick={onOpen}>
            Open in generator
          </LinkButton>
        )}
        {data.state !== "private" && data.state !== "hidden" && (
          <Button onClick={() => setPosting(true)}>Picture to post</Button>
        )}
        <div className="detail-keeping">
          <Button onClick={() => likeSaveStore.press("save", card)}>
            {isSaved && <Icon name="check" />}
            {isSaved ? "Saved" : "Save"}
          </Button>
          <span className="btn btn-secondary btn-m">
            <LikeButton item={card} />
          </span>
          <IconButton
            icon="folder-plus"
            label="Collect"
            variant="secondary"
            onClick={() => likeSaveStore.press("collect", card)}
          />
          <OpenInMenu
            title={page.opens.title}
            colorTexts={carried.colorTexts.join("-")}
            ownNames={carried.ownNames}
            isIconOnly
          />
        </div>
      </div>
      {isPosting && <PostPictures card={card} onClose={() => setPosting(false)} />}
    </div>
  );
}
