/** Names of swatches by which each is found again in a file. */

/**
 * A second equal name gets the first free number: "Rust", "Rust 2". Case does not make a difference, because programs sort and
 * search without it. Names at which `isKept` is true come first, so that they are changed only among themselves.
 */
export function uniqueNames(names: readonly string[], isKept: readonly boolean[] = []): readonly string[] {
  const unique = [...names];
  const taken = new Set<string>();
  const all = names.map((name, index) => ({ name, index, isFirst: isKept[index] === true }));
  for (const { name, index } of [
    ...all.filter(({ isFirst }) => isFirst),
    ...all.filter(({ isFirst }) => !isFirst),
  ]) {
    let [own, number] = [name, 1];
    while (taken.has(own.toLowerCase())) {
      number += 1;
      own = `${name} ${number}`;
    }
    taken.add(own.toLowerCase());
    unique[index] = own;
  }
  return unique;
}
