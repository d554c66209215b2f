// Property tests draw new samples on each run, to find new failures; on CI the seed is fixed, so that a gate draws
// the same every time.
import fc from "fast-check";

if (process.env.CI === "true") fc.configureGlobal({ seed: 20_261_121 });
