/** Compares the items in the primary with what the visitors remember. */
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

/** Checks that all acknowledged writes are stored, and that the counters of likes equal the numbers of likes. */
export async function compareStored(cluster: PostgresCluster, load: Load): Promise<void> {
  const { wrong } = load.tally;
  for (const { visitor, row } of await storedItems(cluster, load)) {
    if (row === undefined) wrong.push("lost: an item");
    else visitor.compare(row);
  }
  const [likes] = await cluster.primary.query(
    "select count(*)::int as wrong from items where like_count <> (select count(*) from likes where item_id = items.id)",
  );
  if (Number(likes?.["wrong"]) > 0) wrong.push("counters of likes do not equal the numbers of likes");
}

/** How many index scans of items the replicas have done. */
export async function readsOfReplicas({ replicas }: PostgresCluster): Promise<number> {
  const counts = await Promise.all(
    replicas.map((node) =>
      node.query("select idx_scan::int as scans from pg_stat_user_tables where relname = 'items'"),
    ),
  );
  return counts.reduce((sum, [row]) => sum + Number(row?.["scans"]), 0);
}
