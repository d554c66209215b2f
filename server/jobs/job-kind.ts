/**
 * Kinds of jobs: their payload, how often they are retried, and how long they are retained. The runner is given the
 * work separately.
 */
import * as v from "valibot";

export interface JobKind<Payload extends object> {
  readonly name: string;
  /** A schema, because another version of the server may have written the payload. */
  readonly payload: v.GenericSchema<unknown, Payload>;
  /** Maximum number of attempts; may be Infinity. */
  readonly maxAttempts: number;
  /** Maximum age in seconds, after which the job has failed. */
  readonly maxAgeS?: number;
  /** Seconds after creation for which a finished job is retained; 0 deletes it immediately. */
  readonly retainedS: number;
  /** Fields of the payload that are removed once the job has finished or failed. */
  readonly secrets?: readonly (keyof Payload & string)[];
  /**
   * Seconds after which a run counts as crashed and another process may take the job. Must be longer than any run.
   */
  readonly leaseS: number;
}

export type JobOutcome =
  | { readonly ok: true }
  /** A permanent failure would fail again; any other is retried later. */
  | { readonly ok: false; readonly reason: string; readonly isPermanent: boolean }
  /** Nothing can be done with the job here: it stays until it is too old. */
  | { readonly ok: false; readonly reason: "parked" };

/** A kind of job with its work. Without `run`, jobs of the kind wait until they are too old. */
export interface JobWork extends Omit<JobKind<object>, "payload" | "secrets"> {
  readonly secrets: readonly string[];
  readonly run?: (payload: unknown) => Promise<JobOutcome>;
}

export function jobWork<Payload extends object>(
  { payload: schema, secrets = [], ...kind }: JobKind<Payload>,
  run?: (payload: Payload) => Promise<JobOutcome>,
): JobWork {
  if (run === undefined) return { ...kind, secrets };
  return {
    ...kind,
    secrets,
    async run(payload) {
      const read = v.safeParse(schema, payload);
      if (!read.success) return { ok: false, reason: "its payload is not understood", isPermanent: true };
      return run(read.output);
    },
  };
}
