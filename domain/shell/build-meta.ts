/** Metadata of a build (PLT-3): builds/latest.json and builds/meta/{id}.json. */
import * as v from "valibot";

export const LATEST_BUILD_PATH = "/builds/latest.json";

const BuildMeta = v.object({
  /** Build id; never reused. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{4,64}$/)),
  /** Build time, ms since 1970. */
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type BuildMeta = v.InferOutput<typeof BuildMeta>;

/** Undefined for anything else, such as the HTML of an error page. */
export function readBuildMeta(value: unknown): BuildMeta | undefined {
  const read = v.safeParse(BuildMeta, value);
  return read.success ? read.output : undefined;
}
