/**
 * JSON form of timestamps (seconds and nanoseconds) and geo-points (latitude and longitude) (LIB-9).
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
