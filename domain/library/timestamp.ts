/**
 * JSON form of timestamps (seconds and nanoseconds) and geo-points (latitude and longitude), and their
 * revival (LIB-9).
 */
export interface Timestamp {
  /** Whole seconds since 1970, UTC. */
  readonly seconds: number;
  /** 0 to 999 999 999. */
  readonly nanoseconds: number;
}

export interface GeoPoint {
  /** Degrees, -90 to 90. */
  readonly latitude: number;
  /** Degrees, -180 to 180. */
  readonly longitude: number;
}

export function timestampFromMs(ms: number): Timestamp {
  const seconds = Math.floor(ms / 1000);
  return { seconds, nanoseconds: Math.round((ms - seconds * 1000) * 1_000_000) };
}

export function msFromTimestamp({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1000 + nanoseconds / 1_000_000;
}

/** Whether both fields are integers, and the nanoseconds 0 to 999 999 999. */
export function isTimestamp(value: unknown): value is Timestamp {
  return (
    hasNumbers(value, ["seconds", "nanoseconds"]) &&
    Number.isInteger(value["seconds"]) &&
    Number.isInteger(value["nanoseconds"]) &&
    (value["nanoseconds"] ?? -1) >= 0 &&
    (value["nanoseconds"] ?? 1e9) < 1e9
  );
}

/** Whether both fields are numbers within their ranges. */
export function isGeoPoint(value: unknown): value is GeoPoint {
  return (
    hasNumbers(value, ["latitude", "longitude"]) &&
    Math.abs(value["latitude"] ?? 91) <= 90 &&
    Math.abs(value["longitude"] ?? 181) <= 180
  );
}

function hasNumbers(value: unknown, names: readonly string[]): value is Record<string, number> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.keys(value).length === names.length &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === "number")
  );
}
