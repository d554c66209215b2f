/** A kind of work that is done in a thread. Its code is loaded there (server/work-thread.ts). */

export interface WorkKind<Input, Output> {
  readonly name: string;
  /** What decides the output: the same for the same output. Undefined if the output is not kept. */
  readonly keyOf: (input: Input) => string | undefined;
  /** Size of an output in memory, in bytes; undefined if it is not kept. */
  readonly bytesOf: (output: Output) => number | undefined;
}

/** Input and output are copied between threads: plain values and bytes. */
export type WorkFunction<Input, Output> = (input: Input) => Output | Promise<Output>;

export interface WorkMessage {
  readonly kind: string;
  readonly input: unknown;
}

export type WorkAnswer =
  | { readonly ok: true; readonly output: unknown; readonly cpuMs: number }
  /** The work has thrown. */
  | { readonly ok: false; readonly error: string; readonly cpuMs: number };

/** Buffers of an output that can be handed over in place of being copied. */
export function transfersOf(output: unknown): ArrayBuffer[] {
  const values = typeof output === "object" && output !== null ? [output, ...Object.values(output)] : [];
  return values.flatMap((value) =>
    // A buffer of Node's pool holds other things, too.
    value instanceof Uint8Array &&
    value.buffer instanceof ArrayBuffer &&
    value.byteLength === value.buffer.byteLength
      ? [value.buffer]
      : [],
  );
}
