import { useEffect, useEffectEvent } from "react";
import { onPublishRequest, takePublishRequest } from "#app/collections/publish-request.ts";
import type { NewItemInput } from "#domain/library/publishing-policy.ts";

/** The work that a tool can publish; the panel adds texts and visibility. */
export interface Publishing {
  readonly item: Pick<NewItemInput, "colors" | "names" | "content">;
  /** Part of the document, so changes are passed back to the tool. */
  readonly title: string;
  readonly onTitle: (title: string) => void;
}

/** After signing in, opens the publish panel if publishing was requested before, with the same work. */
export function usePublishRequest(canPublish: boolean, show: (panel: "publish") => void): void {
  const open = useEffectEvent(() => {
    if (canPublish && takePublishRequest() !== undefined) show("publish");
  });
  useEffect(() => {
    open();
    return onPublishRequest(() => open());
  }, []);
}
