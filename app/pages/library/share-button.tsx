import { useCopy } from "#app/color/use-copy.ts";
import { IconButton } from "#app/ui/button.tsx";

/** Shares the page's address with the device's share sheet, or copies it if there is none. */
export function ShareButton({ title }: { title: string }) {
  const { isCopied, copy } = useCopy();
  const share = async () => {
    const url = window.location.href;
    if (typeof navigator.share === "function") {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    await copy(url);
  };
  return (
    <IconButton
      icon={isCopied ? "check" : "share-network"}
      label={isCopied ? "Link copied" : "Share"}
      size="s"
      onClick={() => void share()}
    />
  );
}
