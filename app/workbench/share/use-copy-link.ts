import { useCopy } from "#app/color/use-copy.ts";
import { showToast } from "#app/ui/toast.ts";
import type { DocumentHistory } from "#app/workbench/history/use-document-history.ts";
import { linkTo } from "./share-link.ts";

/** Copies the link to the open document, or says that it is too long: a truncated link would open something else. */
export function useCopyLink({ search, fit }: DocumentHistory) {
  const { isCopied, copy } = useCopy();
  const copyLink = (): void => {
    if (fit.fits) void copy(linkTo(search));
    else
      showToast({
        text: `This is too long for a link: ${fit.length} characters, and links of up to ${fit.limit} work everywhere. Save or export it.`,
      });
  };
  return { isCopied, copyLink };
}
