// All tests of an engine as one file, because each file opens a browser, which takes as long as three of the tests. Those of
// the start come first, because they need a browser that has no files in its cache.
import "./start.engine.test.ts";
import "./pages.engine.test.ts";
import "./tools.engine.test.ts";
import "./themes.engine.test.ts";
