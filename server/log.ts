/** Logs one JSON object per line to the standard streams, for any log collector. */
export interface Log {
  info(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
}

export function createLog(write: (line: string) => void = (line) => process.stdout.write(`${line}\n`)): Log {
  const entry =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) =>
      write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
  return { info: entry("info"), error: entry("error") };
}
