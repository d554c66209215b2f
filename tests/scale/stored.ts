/** Compares what the primary holds with what the visitors know. */
import type { Load } from "./load.ts";
import type { PostgresCluster } from "./postgres-cluster.ts";
import type { ScaleVisitor } from "./scale-visitor.ts";

export interface StoredItem {
  readonly visitor: ScaleVisitor;
  readonly row: Record<string, unknown> | undefined;
}

export async function storedItems({ primary }: PostgresCluster, { visitors }: Load): Promise<StoredItem[]> {
  const ids = visitors.map(({ itemId }) => `'${itemId}'`).join(",");
  const rows = await primary.query(`select id, title, like_count, version from items where id in (${ids})`);
  return visitors.map((visitor) => ({ visitor, row: rows.find(({ id }) => id === visitor.itemId) }));
}

/** Everything that was acknowledged is stored, and numbers of likes equal the likes. */
export async function compareStored(cluster: PostgresCluster, load: Load): Promise<void> {
  const { wrong } = load.told;
  for (const { visitor, row } of await storedItems(cluster, load)) {
    if (row === undefined) wrong.push("lost: an item");
    else visitor.compare(row);
  }
  const [likes] = await cluster.primary.query(
    "select count(*)::int as wrong from items where like_count <> (select count(*) from likes where item_id = items.id)",
  );
  if (Number(likes?.["wrong"]) > 0) wrong.push("numbers of likes do not equal the likes");
}

/** How many reads of items the replicas have answered. */
export async function readsOfReplicas({ replicas }: PostgresCluster): Promise<number> {
  const counts = await Promise.all(
    replicas.map((node) =>
      node.query("select idx_scan::int as scans from pg_stat_user_tables where relname = 'items'"),
    ),
  );
  return counts.reduce((sum, [row]) => sum + Number(row?.["scans"]), 0);
}
