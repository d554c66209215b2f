import { useEffect, useEffectEvent } from "react";
import { onPublishRequest, takePublishRequest } from "#app/collections/publish-request.ts";
import type { NewItemInput } from "#domain/library/publishing-policy.ts";

/** What a tool can publish; the words and who sees it are asked for in the panel. */
export interface Publishing {
  readonly item: Pick<NewItemInput, "kind" | "colors" | "gradient">;
  /** Part of the document, so it goes back to the tool. */
  readonly title: string;
  readonly onTitle: (title: string) => void;
}

/** What was to be published before signing in: the panel waits with the same work. */
export function usePublishRequest(canPublish: boolean, show: (panel: "publish") => void): void {
  const open = useEffectEvent(() => {
    if (canPublish && takePublishRequest() !== undefined) show("publish");
  });
  useEffect(() => {
    open();
    return onPublishRequest(() => open());
  }, []);
}
