/** Opens both previews in this theme; while this page is open they follow it. */
import { previewAddress, useLivePreviews } from "#app/theme/use-live-previews.ts";
import type { ThemeTool } from "#app/tools/theme/use-theme.ts";
import { Icon } from "#app/ui/icon.tsx";

export function PreviewLinks({ tool }: { readonly tool: ThemeTool }) {
  const { committed, history, store } = tool;
  const live = useLivePreviews(store);
  const { search } = history;
  const { mode } = committed;
  return (
    <p className="theme-previews">
      {(["marketing", "application"] as const).map((page) => (
        <a
          key={page}
          className="btn btn-secondary btn-m"
          href={previewAddress(page, { search, mode }, live)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="arrow-square-out" size={16} />
          {page === "marketing" ? "Marketing page" : "Application"}
          <span className="sr-only"> in this theme, in a new tab</span>
        </a>
      ))}
    </p>
  );
}
