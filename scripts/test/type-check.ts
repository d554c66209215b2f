// How the compiler and the linter run in tests, where other steps need the processors.

/** TypeScript's compiler, in node_modules/. */
export const TSC = "typescript/bin/tsc";

/** Each further checker would read the same declarations again. */
export const tscArgs = (project: string): readonly string[] => ["-p", project, "--checkers", "1"];

/**
 * The compiler and the linter are Go programs that end after seconds: without collecting garbage below the memory limit
 * they take three quarters of the processor time.
 */
export const FEW_COLLECTIONS = { GOGC: "off", GOMEMLIMIT: "3GiB" } as const;
