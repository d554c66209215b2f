import { likeSaveStore, useLikeSave } from "#app/collections/like-save-store.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CardView } from "./card-view.ts";

const COUNT = new Intl.NumberFormat("en", { notation: "compact" });

/** The like button with its count. The press handler loads after hydration. */
export function LikeButton({ item }: { item: CardView }) {
  const { isLiked, likeCount } = useLikeSave(item.id) ?? { ...item, isLiked: false };
  return (
    <button
      type="button"
      className="like"
      aria-label={`Like ${item.title}, ${likeCount} ${likeCount === 1 ? "like" : "likes"}`}
      aria-pressed={isLiked}
      onClick={() => likeSaveStore.press("like", item)}
    >
      <Icon name={isLiked ? "heart-straight-fill" : "heart-straight"} size={15} />
      {likeCount > 0 && COUNT.format(likeCount)}
    </button>
  );
}
