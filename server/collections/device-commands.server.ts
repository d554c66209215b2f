/** Merges a device's tray and works into the account at sign-in, and returns the merged ones: nothing is lost. */
import { eq, sql } from "drizzle-orm";
import { mergeTrays } from "#domain/device/color-tray.ts";
import { lockUser } from "#server/auth/lock-user.server.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { colorTrays, storedWorks } from "./collection-tables.ts";

/** Most colors in an account's tray, which merges the trays of several devices. */
export const MAX_ACCOUNT_TRAY = 360;

export interface DeviceWork {
  readonly tool: string;
  readonly search: string;
  /** Milliseconds since 1970. */
  readonly changedMs: number;
}

export interface DeviceKeep {
  /** CSS colors, newest first. */
  readonly tray: readonly string[];
  readonly works: readonly DeviceWork[];
}

export type MergeResult =
  | ({ readonly ok: true } & DeviceKeep)
  /** The account no longer exists. */
  | { readonly ok: false; readonly reason: "nodata" };

/** The merged data: the device's tray first; the newer work of each tool. */
export async function mergeDevice(db: Database, userId: string, device: DeviceKeep, nowMs: number) {
  return runTransaction(db, async (tx): Promise<MergeResult> => {
    if (!(await lockUser(tx, userId))) return { ok: false, reason: "nodata" };
    const [row] = await tx
      .select({ colors: colorTrays.colors })
      .from(colorTrays)
      .where(eq(colorTrays.userId, userId));
    const tray = mergeTrays(device.tray, row?.colors ?? [], MAX_ACCOUNT_TRAY);
    await tx
      .insert(colorTrays)
      .values({ userId, colors: [...tray] })
      .onConflictDoUpdate({ target: colorTrays.userId, set: { colors: [...tray], updatedAt: sql`now()` } });
    const newest = newestOfEachTool(device.works, nowMs);
    if (newest.length > 0) {
      await tx
        .insert(storedWorks)
        .values(
          newest.map(({ tool, search, changedMs }) => ({
            userId,
            tool,
            search,
            updatedAt: new Date(changedMs),
          })),
        )
        .onConflictDoUpdate({
          target: [storedWorks.userId, storedWorks.tool],
          set: { search: sql`excluded.search`, updatedAt: sql`excluded.updated_at` },
          setWhere: sql`${storedWorks.updatedAt} < excluded.updated_at`,
        });
    }
    const works = await tx.select().from(storedWorks).where(eq(storedWorks.userId, userId));
    return {
      ok: true,
      tray,
      works: works.map(({ tool, search, updatedAt }) => ({ tool, search, changedMs: updatedAt.getTime() })),
    };
  });
}

/** A device whose clock is ahead must not win forever. */
function newestOfEachTool(works: readonly DeviceWork[], nowMs: number): readonly DeviceWork[] {
  const byTool = new Map<string, DeviceWork>();
  for (const work of works) {
    const known = byTool.get(work.tool);
    if (known !== undefined && known.changedMs >= work.changedMs) continue;
    byTool.set(work.tool, { ...work, changedMs: Math.max(0, Math.min(work.changedMs, nowMs)) });
  }
  return [...byTool.values()];
}
