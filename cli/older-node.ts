/** What the engine uses and Node 20 lacks (ES2024). */

if (!("groupBy" in Map)) {
  Object.defineProperty(Map, "groupBy", {
    configurable: true,
    writable: true,
    value<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
      const groups = new Map<Key, Item[]>();
      let index = 0;
      for (const item of items) {
        const key = keyOf(item, index);
        index += 1;
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [item]);
        else group.push(item);
      }
      return groups;
    },
  });
}
