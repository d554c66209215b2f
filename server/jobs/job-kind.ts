/** Kinds of jobs: what each is given, and how long it is tried and remembered. The work itself is given to the runner. */
import * as v from "valibot";

export interface JobKind<Payload extends object> {
  readonly name: string;
  /** Another version of the server may have written it. */
  readonly payload: v.GenericSchema<unknown, Payload>;
  /** Given up after so many; Infinity: never. */
  readonly mostTries: number;
  /** Given up when it is older than so many seconds. */
  readonly oldestS?: number;
  /** A job that is done is remembered so many seconds after it was added; 0: it goes when it is done. */
  readonly keptS: number;
  /** Fields of the payload that are forgotten when the job is over. */
  readonly secrets?: readonly (keyof Payload & string)[];
  /** Longer than a run may take: after so many seconds its process counts as dead, and another one takes the job. */
  readonly leaseS: number;
}

export type JobOutcome =
  | { readonly ok: true }
  /** What is permanent would fail again; anything else is tried again after a while. */
  | { readonly ok: false; readonly reason: string; readonly isPermanent: boolean }
  /** There is nothing to be done with it here: it stays as it is until it is too old. */
  | { readonly ok: false; readonly reason: "parked" };

/** A kind with the work it is for. Without `run`, jobs of the kind wait until they are too old. */
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
