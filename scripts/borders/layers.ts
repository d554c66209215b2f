// The table of docs/architecture.md: which part of the project may import which, and which packages. dependency-cruiser
// checks the rules that border-rules.ts makes of it.

export interface Layer {
  /** Where its files live; the longest matching folder decides. */
  readonly folder: string;
  /** Folders it may import from, besides its own. */
  readonly mayImport: readonly string[];
  /** Packages it may import; undefined means any. */
  readonly packages?: readonly string[];
  /** Whether each subfolder is a slice of its own that never imports its neighbors. */
  readonly sliced?: true;
}

/** app/ui draws links, so it may use the router; it knows nothing of color or of the product. */
const KIT = ["react", "react-dom", "react-aria-components", "react-router"];
const SIGNED_IN = [
  "engine",
  "domain",
  "app/ui",
  "app/color",
  "app/session",
  "app/collections",
  "app/account",
];
const WORKBENCH = [...SIGNED_IN, "app/workers", "app/canvas", "app/items", "app/shell"];
const PAGE = [...WORKBENCH, "app/fonts", "app/previews", "app/theme", "app/wallpaper", "app/workbench"];

/**
 * Rooms of the engine, each before those that build on it: bytes and spaces, then what is true of one color and of two,
 * names of frameworks, then texts, pictures and measures of many, and at the end what reads and writes whole files.
 */
export const ENGINE_ORDER = [
  "bytes/",
  "space/",
  "gamut/",
  "difference/",
  "vision/",
  "format/",
  "random/",
  "mix/",
  "frameworks/",
  "parse/",
  "names/",
  "steps/",
  "ramp/",
  "css/",
  "kernels/",
  "picture/",
  "gradient/",
  "raster/",
  "pattern/",
  "contrast/",
  "packed/",
  "palette/",
  "typeset/",
  "files/",
  "text/",
  "mesh/",
  "theme/",
  "variables/",
  "audit/",
  "read/",
];

/** The doors of the engine, for programs outside; within the project every file imports the file itself. */
export const DOOR = "^engine/(?:index|\\w+/index|theme/\\w+/index)\\.ts$";

/** Of the server: the modules that all features use, then the features, then the modules that combine them. */
export const SERVER_ORDER = [
  "cause-of.server.ts",
  "log.ts",
  "config/",
  "threads/",
  "db/",
  "limits/",
  "http/",
  "cache/",
  "work/",
  "jobs/",
  "storage/",
  "mail/",

  "auth/",
  "replicas/",
  "account/",
  "billing/",
  "api-keys/",
  "templates/",
  "files/",
  "library/",
  "feedback/",
  "collections/",
  "publishing/",
  "profile/",
  "data-export/",
  "backup/",
  "api/",
  "agents/",
  "item-files/",
  "og/",
  "live/",
  "metrics/",

  "services.ts",
  "pages/",
  "work-thread.ts",
  "open-services.ts",
  "app.ts",
  "main.ts",
  "dev.ts",
];

export const LAYERS: readonly Layer[] = [
  {
    folder: "engine",
    mayImport: [],
    packages: [
      "@csstools/css-tokenizer",
      "@rgrove/parse-xml",
      "bidi-js",
      "css-what",
      "delaunator",
      "fflate",
      "fontkit",
      "fzstd",
      "pdf-lib",
    ],
  },
  { folder: "domain", mayImport: ["engine"], packages: ["valibot", "diff"] },
  {
    folder: "calls",
    mayImport: ["engine", "domain"],
    packages: ["valibot", "@valibot/to-json-schema"],
  },
  {
    folder: "agents",
    mayImport: ["engine", "domain", "calls"],
    packages: ["valibot", "@modelcontextprotocol/server"],
  },
  { folder: "server", mayImport: ["engine", "domain", "calls", "agents"] },
  {
    folder: "cli",
    mayImport: ["engine", "domain", "calls", "agents"],
    packages: ["valibot", "stylelint", "@modelcontextprotocol/server"],
  },
  { folder: "app/fonts", mayImport: [], packages: [] },
  { folder: "app/ui", mayImport: [], packages: KIT },
  { folder: "app/workers", mayImport: [], packages: ["react"] },
  {
    folder: "app/canvas",
    mayImport: ["engine", "domain", "app/ui", "app/workers"],
    packages: ["react", "@jsquash/avif"],
  },
  { folder: "app/session", mayImport: ["domain", "app/ui", "app/workers"] },
  { folder: "app/account", mayImport: ["domain", "app/ui"] },
  { folder: "app/collections", mayImport: ["domain", "app/ui", "app/session"] },
  { folder: "app/color", mayImport: ["engine", "domain", "app/ui", "app/workers", "app/canvas"] },
  { folder: "app/items", mayImport: SIGNED_IN },
  { folder: "app/live", mayImport: ["domain"], packages: [] },
  { folder: "app/previews", mayImport: ["engine", "domain", "app/ui"] },
  {
    folder: "app/theme",
    mayImport: [
      "engine",
      "domain",
      "app/ui",
      "app/workers",
      "app/canvas",
      "app/color",
      "app/session",
      "app/collections",
      "app/previews",
    ],
  },
  {
    folder: "app/wallpaper",
    mayImport: ["engine", "domain", "app/ui", "app/workers", "app/canvas", "app/session"],
    packages: ["react"],
  },
  { folder: "app/shell", mayImport: SIGNED_IN },
  { folder: "app/workbench", mayImport: WORKBENCH },
  { folder: "app/tools", mayImport: PAGE, sliced: true },
  { folder: "app/pages", mayImport: PAGE },
  { folder: "app/resources", mayImport: [...PAGE, "app/pages"] },
  { folder: "app", mayImport: PAGE },
  { folder: "tests", mayImport: ["engine", "domain", "calls", "agents", "cli", "server", "app", "scripts"] },
  { folder: "e2e", mayImport: ["engine", "domain", "tests"] },
  { folder: "scripts", mayImport: ["engine", "domain", "server", "cli", "tests"] },
];
