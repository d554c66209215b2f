import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchTraversals } from "./shell/navigation/page-traversals.ts";
import { startAtRenderedAddress } from "./shell/offline-address.ts";

startAtRenderedAddress();
watchTraversals();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
