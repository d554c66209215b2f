// Bundles modules of the app into one script: an inline script, which runs before the first paint, or a worker in tests
// of parts.
import { build, type Plugin, type Rolldown } from "vite";

/** The module `entry`, an absolute path, with all that it imports as one script, and the other files that it loads. */
export async function bundle(
  entry: string,
  format: "iife" | "es",
): Promise<{ script: Rolldown.OutputChunk; assets: readonly Rolldown.OutputAsset[] }> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      rollupOptions: { input: entry, output: { format, codeSplitting: false } },
    },
  });
  const files = outputOf(built);
  const script = files.find((file) => file.type === "chunk");
  if (script === undefined) throw new Error(`${entry} is no script.`);
  return { script, assets: files.filter((file) => file.type === "asset") };
}

/** The text of the script whose first module is `entry`, an absolute path. */
export async function bundleScript(entry: string): Promise<string> {
  const { code } = (await bundle(entry, "iife")).script;
  // The HTML parser ends a script at the first end tag, even inside a string.
  if (code.includes("</script")) throw new Error(`${entry} cannot stand in a page.`);
  return code.trim();
}

function outputOf(
  built: Awaited<ReturnType<typeof build>>,
): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  if (Array.isArray(built)) return built.flatMap(({ output }) => output);
  if ("output" in built) return built.output;
  throw new Error("The build is being watched.");
}

/**
 * Provides virtual modules by name, each with the path of its entry. The server gets the text of the script and writes
 * it into pages; the browser gets "".
 */
export const inlineScripts = (entries: Readonly<Record<string, string>>): Plugin => ({
  name: "inline-scripts",
  enforce: "pre",
  resolveId: (id) => (id in entries ? `\0${id}` : undefined),
  async load(id) {
    const entry = entries[id.slice(1)];
    if (!id.startsWith("\0") || entry === undefined) return undefined;
    const text = this.environment.name === "client" ? "" : await bundleScript(entry);
    return `export default ${JSON.stringify(text)};`;
  },
});
