// Before each file of tests that mount parts of the app: the app's style sheets, and a watch for problems.
import "#app/app.css";
import { afterEach } from "vitest";
import "./locators.ts";
import { unmountTool } from "./mount-tool.tsx";
import { takeProblems, watchProblems } from "./problems.ts";

declare global {
  interface Window {
    tinctureWatched?: true;
  }
}

// Files share the page.
if (window.tinctureWatched === undefined) {
  window.tinctureWatched = true;
  watchProblems();
}

afterEach(async () => {
  await unmountTool();
  const problems = takeProblems();
  if (problems.length > 0) throw new Error(`Problems seen by the browser:\n${problems.join("\n")}`);
});
