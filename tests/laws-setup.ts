// Property tests draw the same samples on each run of `npm test`, which passes or fails for everybody alike.
// `npm run test:all` draws new ones, to find new failures, and more of them; fast-check prints the seed of one.
import fc from "fast-check";
import { IS_EXHAUSTIVE } from "./exhaustive.ts";

if (!IS_EXHAUSTIVE) fc.configureGlobal({ seed: 20_261_121, numRuns: 40 });
