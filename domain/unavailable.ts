/** Messages for requests that fail because the database is unavailable (QLT-5). */

export interface Unavailable {
  readonly status: 503 | 507;
  readonly sentence: string;
}

export const UNAVAILABLE = {
  away: {
    status: 503,
    sentence: "The library cannot be reached. Nothing you made is lost; try again in a minute.",
  },
  full: {
    status: 507,
    sentence: "There is no room to store this at the moment. Nothing you made is lost; try again later.",
  },
} as const satisfies Readonly<Record<string, Unavailable>>;
