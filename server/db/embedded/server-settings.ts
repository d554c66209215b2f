/**
 * Settings of the embedded server: one application on the same machine, a database that fits into the system's cache,
 * and no process that is not needed.
 */
export const SERVER_SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "",
  max_connections: "40",
  shared_buffers: "32MB",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  max_wal_size: "256MB",
  min_wal_size: "32MB",
  // Nothing replicates this server.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  max_worker_processes: "2",
  max_parallel_workers: "0",
  max_parallel_workers_per_gather: "0",
  autovacuum_max_workers: "1",
  // Three processes for reading ahead would wait for data that is in the cache.
  io_method: "sync",
  // Compiling a query takes longer than the queries of the application.
  jit: "off",
  // A failed statement is reported by the application, without what people sent.
  log_min_messages: "fatal",
  log_min_error_statement: "panic",
  log_timezone: "UTC",
  timezone: "UTC",
};

/** As arguments of `postgres`. */
export function settingArguments(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/**
 * Arguments of `initdb` besides the folder. Words are compared by code point and letters are those of Unicode, the same
 * on every machine, whatever its C library. Whoever reaches the socket is let in, since its folder is private.
 */
export const INITDB_ARGUMENTS: readonly string[] = [
  "--username=tincture",
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--auth-local=trust",
  "--auth-host=scram-sha-256",
  "--no-instructions",
];
