import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { WAIT_MS } from "./wait.ts";

// As for `expect.poll`: by itself the library would give up after a second.
configure({ asyncUtilTimeout: WAIT_MS });
afterEach(() => {
  cleanup();
  // The live region in which copies are announced stays in the page, and all files of a worker share the page.
  document.body.replaceChildren();
});
