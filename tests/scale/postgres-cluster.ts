/** A primary with two replicas, one of which applies the log 2 s late. */
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { databasesFolder } from "#tests/databases-folder.ts";
import { programRunner } from "#tests/temporary-postgres.ts";
import { createNode, type PostgresNode } from "./postgres-node.ts";

const NAMES = ["one", "two", "three"];
const LATE_MS = 2_000;

export interface PostgresCluster {
  readonly nodes: readonly PostgresNode[];
  readonly primary: PostgresNode;
  readonly replicas: readonly PostgresNode[];
  /** Promotes the replica that has received most of the log; the other one follows it. Returns the old primary. */
  promote(): Promise<PostgresNode>;
  /** Replaces the data of a stopped server by a copy of the primary, and starts it as a replica. */
  rejoin(node: PostgresNode): Promise<void>;
  /** Whether a commit waits until one replica has it. */
  setSynchronous(isSynchronous: boolean): Promise<void>;
  /** Stops all servers, then starts them. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

export async function createCluster(): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(databasesFolder(), "tincture-scale-"));
  const { run, user } = programRunner(folder);
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const nodes = await Promise.all(NAMES.map((name) => createNode(name, folder, { run, user })));
  let [primary, ...replicas] = nodes as [PostgresNode, ...PostgresNode[]];
  let isSynchronous = false;

  /** Writes the settings of all servers. The last replica is the one that applies the log late. */
  function configure(): void {
    const shared = { isSynchronous, names: NAMES };
    primary.configure(shared);
    replicas.forEach((replica, index) =>
      replica.configure({ ...shared, follows: primary, applyDelayMs: index === 1 ? LATE_MS : 0 }),
    );
  }

  const cluster: PostgresCluster = {
    nodes,
    get primary() {
      return primary;
    },
    get replicas() {
      return replicas;
    },
    async promote() {
      const received = await Promise.all(
        replicas.map(async (replica) => {
          const [row] = await replica.query("select pg_last_wal_receive_lsn() - '0/0' as bytes");
          return { replica, bytes: Number(row?.["bytes"]) };
        }),
      );
      const [best] = received.sort((one, other) => other.bytes - one.bytes);
      if (best === undefined) throw new Error("There is no replica to promote.");
      const old = primary;
      await best.replica.query("select pg_promote(true, 10)");
      primary = best.replica;
      replicas = replicas.filter((replica) => replica !== primary);
      configure();
      await Promise.all([primary, ...replicas].map((node) => node.reload()));
      return old;
    },
    async rejoin(node) {
      await node.copy(primary);
      replicas = [...replicas, node];
      configure();
      await node.start();
      await Promise.all(replicas.map((replica) => replica.reload()));
    },
    async setSynchronous(next) {
      isSynchronous = next;
      configure();
      await Promise.all(nodes.map((node) => node.reload()));
    },
    async restart() {
      await Promise.all(nodes.map((node) => node.stop()));
      await Promise.all(nodes.map((node) => node.start()));
    },
    async remove() {
      await Promise.allSettled(nodes.map((node) => node.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await primary.create();
    primary.configure({ isSynchronous, names: NAMES });
    await primary.start();
    for (const replica of replicas) await replica.copy(primary);
    configure();
    for (const replica of replicas) await replica.start();
    return cluster;
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}
