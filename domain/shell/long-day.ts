const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day in UTC as every page and mail writes it, such as "1 December 2026". */
export function longDay(date: Date | number): string {
  return DAY.format(date);
}
