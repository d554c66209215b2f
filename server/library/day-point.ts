const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/**
 * Two letters that step through the alphabet such that consecutive days are far apart. Ids are random, so reading the
 * items by id from this point on, and then those before it, gives an order that changes daily and that an index
 * provides.
 */
export function dayPoint(dayNumber: number): string {
  const size = BASE58.length ** 2;
  const spot = (((dayNumber * 2081) % size) + size) % size;
  return `${BASE58[Math.floor(spot / BASE58.length)] ?? ""}${BASE58[spot % BASE58.length] ?? ""}`;
}
