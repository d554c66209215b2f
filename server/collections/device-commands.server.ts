/** What a device kept comes into the account at sign-in, and what the account has comes back: nothing is lost. */
import { eq, sql } from "drizzle-orm";
import { mergeTrays } from "#domain/device/color-tray.ts";
import { lockUser } from "#server/account/lock-user.server.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { colorTrays, keptWorks } from "./collection-tables.ts";

/** An account holds the trays of several devices. */
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
  /** The account is gone. */
  | { readonly ok: false; readonly reason: "nodata" };

/** What both have together: the device's tray first; of each tool the newer work. */
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
        .insert(keptWorks)
        .values(
          newest.map(({ tool, search, changedMs }) => ({
            userId,
            tool,
            search,
            updatedAt: new Date(changedMs),
          })),
        )
        .onConflictDoUpdate({
          target: [keptWorks.userId, keptWorks.tool],
          set: { search: sql`excluded.search`, updatedAt: sql`excluded.updated_at` },
          setWhere: sql`${keptWorks.updatedAt} < excluded.updated_at`,
        });
    }
    const works = await tx.select().from(keptWorks).where(eq(keptWorks.userId, userId));
    return {
      ok: true,
      tray,
      works: works.map(({ tool, search, updatedAt }) => ({ tool, search, changedMs: updatedAt.getTime() })),
    };
  });
}

/** A device whose clock runs ahead must not win for ever. */
function newestOfEachTool(works: readonly DeviceWork[], nowMs: number): readonly DeviceWork[] {
  const byTool = new Map<string, DeviceWork>();
  for (const work of works) {
    const known = byTool.get(work.tool);
    if (known !== undefined && known.changedMs >= work.changedMs) continue;
    byTool.set(work.tool, { ...work, changedMs: Math.max(0, Math.min(work.changedMs, nowMs)) });
  }
  return [...byTool.values()];
}
