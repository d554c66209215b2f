/** Opens both previews in this theme; while this page is open they follow it. */
import { memo } from "react";
import { previewAddress, useLivePreviews } from "#app/theme/use-live-previews.ts";
import type { ThemeTool } from "#app/tools/theme/use-theme.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ThemeModeName } from "#engine/theme/role-graph.ts";

interface PreviewLinksProps extends Pick<ThemeTool, "store"> {
  readonly search: string;
  readonly mode: ThemeModeName;
}

export const PreviewLinks = memo(function PreviewLinks({ store, search, mode }: PreviewLinksProps) {
  const live = useLivePreviews(store);
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
});
