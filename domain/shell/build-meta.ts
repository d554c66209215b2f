/** What is said of a build (PLT-3): builds/latest.json and builds/meta/{id}.json. */
import * as v from "valibot";

export const LATEST_BUILD_PATH = "/builds/latest.json";

const BuildMeta = v.object({
  /** Names the build; never used twice. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{4,64}$/)),
  /** When it was made, ms since 1970. */
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type BuildMeta = v.InferOutput<typeof BuildMeta>;

/** Undefined for anything that is not the description of a build, such as a page of an error. */
export function readBuildMeta(value: unknown): BuildMeta | undefined {
  const read = v.safeParse(BuildMeta, value);
  return read.success ? read.output : undefined;
}
