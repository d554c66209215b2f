// Property tests draw anew on each run, so that they go on finding things; a gate draws the same every time.
import fc from "fast-check";

if (process.env.CI === "true") fc.configureGlobal({ seed: 20_261_121 });
