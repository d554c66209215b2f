import * as v from "valibot";

/**
 * A list of at most `most` entries. A longer one is refused before any entry is looked at; `maxLength` after `array` would
 * only be asked when all entries have been validated.
 */
export function boundedList<Entry extends v.GenericSchema>(
  entry: Entry,
  most: number,
  message = `At most ${most} are taken.`,
): v.GenericSchema<v.InferInput<Entry>[], v.InferOutput<Entry>[]> {
  return v.pipe(v.array(v.unknown()), v.maxLength(most, message), v.array(entry));
}
