/** Errors of a task that a person may read. The message of any other error is a browser's or a programmer's. */

/** Its message is a sentence for people that says why the task cannot be done; another try would not help. */
export class TaskProblem extends Error {
  override readonly name: string = "TaskProblem";
}

/** A file that the task needs did not arrive. */
export class PartMissing extends Error {
  override readonly name = "PartMissing";
  /** Whether only a reload of the page can help; see `Answered`. */
  readonly needsReload: boolean;

  constructor({
    cause,
    needsReload = false,
  }: { readonly cause?: unknown; readonly needsReload?: boolean } = {}) {
    super(PART_MISSING, { cause });
    this.needsReload = needsReload;
  }
}

/**
 * What a dynamic import, or another request for a file of the build, resolves to. Browsers report a failed one in words
 * of their own, with the address of the file. `needsReload` holds for an import in the page.
 * @throws PartMissing; a RangeError, with which browsers refuse memory, stays what it is
 */
export async function loadPart<Part>(
  loading: Promise<Part>,
  { needsReload = false }: { readonly needsReload?: boolean } = {},
): Promise<Part> {
  try {
    return await loading;
  } catch (cause) {
    if (cause instanceof RangeError) throw cause;
    throw new PartMissing({ cause, needsReload });
  }
}

export const PART_MISSING =
  "The part that works on this could not be loaded. Check your connection and try again.";
export const TASK_FAILED = "Something went wrong while this was worked out. Nothing you made is lost.";
