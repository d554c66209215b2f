// Runs before each file of tests that mount parts of the app: loads the app's style sheets and watches for problems.
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

// All files share the page, so it is set up once.
if (window.tinctureWatched === undefined) {
  window.tinctureWatched = true;
  watchProblems();
}

afterEach(async () => {
  await unmountTool();
  const problems = takeProblems();
  if (problems.length > 0) throw new Error(`Problems seen by the browser:\n${problems.join("\n")}`);
});
