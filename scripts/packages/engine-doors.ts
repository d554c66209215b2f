/** The doors of the engine's package: what a program imports, and the file behind it. */
export const ENGINE_DOORS: Readonly<Record<string, string>> = {
  ".": "index",
  "./palette": "palette/index",
  "./gradient": "gradient/index",
  "./theme": "theme/index",
  "./theme/write": "theme/outputs/index",
  "./theme/read": "theme/reading/index",
  "./picture": "picture/index",
  "./files": "files/index",
  "./read": "read/index",
  "./packed": "packed/index",
};

/** Semantic versioning over the names of the doors; engine/package/CHANGELOG.md says what each has. */
export const ENGINE_VERSION = "0.1.0";
