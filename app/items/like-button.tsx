import { openDialog } from "#app/ui/dialog-flags.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CardView } from "./card-view.ts";

const COUNT = new Intl.NumberFormat("en", { notation: "compact" });

/** Like and its count. Liking takes an account, so it opens the signup dialog with the item that waits. */
export function LikeButton({ item }: { item: CardView }) {
  return (
    <button
      type="button"
      className="like"
      aria-label={`Like ${item.title}, ${item.likeCount} ${item.likeCount === 1 ? "like" : "likes"}`}
      onClick={() =>
        openDialog("signup", {
          title: item.title,
          colors: item.bands.map((band) => band.css),
          action: "like",
          itemId: item.id,
        })
      }
    >
      <Icon name="heart-straight" size={15} />
      {COUNT.format(item.likeCount)}
    </button>
  );
}
