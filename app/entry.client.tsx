import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchTraversals } from "./shell/navigation/page-traversals.ts";
import { ignoreSkippedTransitions } from "./shell/navigation/skipped-transitions.ts";
import { startAtRenderedAddress } from "./shell/offline-address.ts";
import { loadParts } from "./ui/part.tsx";

startAtRenderedAddress();
watchTraversals();
ignoreSkippedTransitions();
// React would replace the server's HTML of a part that changes before its code is there.
await loadParts((document.documentElement.dataset["parts"] ?? "").split(" "));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
