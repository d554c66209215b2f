/** A person's own data: every query filters by its owner. */
import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { deviceName } from "#domain/account/device-name.ts";
import type {
  LibraryCounts,
  Overview,
  SessionView,
  SignInMethods,
  TicketView,
} from "#domain/account/profile-view.ts";
import { accounts, sessions, users } from "#server/auth/auth-tables.ts";
import { collections, likes, saves, storedWorks } from "#server/collections/collection-tables.ts";
import type { Database } from "#server/db/database.ts";
import { feedback } from "#server/feedback/feedback-table.ts";
import { CARD_COLUMNS, items } from "#server/library/item-table.ts";
import { cardFromRow } from "#server/library/item-view.ts";
import { isPublic } from "#server/library/item-visibility.ts";

const SHOWN_ITEMS = 6;
const SHOWN_WORKS = 5;
const SHOWN_TICKETS = 50;
const SHOWN_SESSIONS = 50;

/** Counts for the sidebar of the account pages. */
export async function countItems(db: Database, uid: string): Promise<LibraryCounts> {
  const [liked, saved, collected, own] = await Promise.all([
    db.select({ n: count() }).from(likes).where(eq(likes.userId, uid)),
    db.select({ n: count() }).from(saves).where(eq(saves.userId, uid)),
    db.select({ n: count() }).from(collections).where(eq(collections.userId, uid)),
    db
      .select({ all: count(), published: sql<number>`count(*) filter (where ${isPublic})`.mapWith(Number) })
      .from(items)
      .where(eq(items.ownerId, uid)),
  ]);
  return {
    likes: liked[0]?.n ?? 0,
    saves: saved[0]?.n ?? 0,
    collections: collected[0]?.n ?? 0,
    published: own[0]?.published ?? 0,
    own: own[0]?.all ?? 0,
  };
}

export async function overviewOf(db: Database, uid: string): Promise<Overview> {
  const [counts, person, works, recentItems] = await Promise.all([
    countItems(db, uid),
    db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, uid)),
    db
      .select()
      .from(storedWorks)
      .where(eq(storedWorks.userId, uid))
      .orderBy(desc(storedWorks.updatedAt))
      .limit(SHOWN_WORKS),
    recentItemsOf(db, uid),
  ]);
  return {
    counts,
    memberSinceMs: person[0]?.createdAt.getTime() ?? 0,
    works: works.map(({ tool, search, updatedAt }) => ({ tool, search, changedMs: updatedAt.getTime() })),
    recentItems,
  };
}

/** The most recently liked or saved items, without duplicates and without those that others have made private. */
async function recentItemsOf(db: Database, uid: string): Promise<Overview["recentItems"]> {
  const each = union(
    db.select({ itemId: likes.itemId, at: likes.createdAt }).from(likes).where(eq(likes.userId, uid)),
    db.select({ itemId: saves.itemId, at: saves.createdAt }).from(saves).where(eq(saves.userId, uid)),
  ).as("each");
  const newest = db
    .select({ itemId: each.itemId, at: sql<Date>`max(${each.at})`.as("newest_at") })
    .from(each)
    .groupBy(each.itemId)
    .as("newest");
  const rows = await db
    .select(CARD_COLUMNS)
    .from(newest)
    .innerJoin(items, eq(items.id, newest.itemId))
    .where(sql`${items.state} = 'public' or ${items.ownerId} = ${uid}`)
    .orderBy(desc(newest.at), desc(items.id))
    .limit(SHOWN_ITEMS);
  return rows.map(cardFromRow);
}

/** Sessions are identified by id; the token never leaves the server. */
export async function sessionsOf(db: Database, uid: string, currentId: string): Promise<SessionView[]> {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.ipAddress,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, uid), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(SHOWN_SESSIONS);
  return rows
    .map((row) => ({
      id: row.id,
      device: deviceName(row.userAgent),
      address: row.address === "" ? null : row.address,
      signedInMs: row.createdAt.getTime(),
      seenMs: row.updatedAt.getTime(),
      isCurrent: row.id === currentId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export async function signInMethodsOf(db: Database, uid: string): Promise<SignInMethods> {
  const rows = await db
    .select({ providerId: accounts.providerId, accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.userId, uid))
    .orderBy(accounts.createdAt);
  return {
    hasPassword: rows.some(({ providerId }) => providerId === "credential"),
    identities: rows.filter(({ providerId }) => providerId !== "credential"),
  };
}

export async function isTwoFactorOn(db: Database, uid: string): Promise<boolean> {
  const [row] = await db.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, uid));
  return row?.isOn === true;
}

export async function ticketsOf(db: Database, uid: string): Promise<TicketView[]> {
  const rows = await db
    .select()
    .from(feedback)
    .where(and(eq(feedback.userId, uid), eq(feedback.kind, "help")))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(SHOWN_TICKETS);
  return rows.map(({ id, topic, message, state, createdAt }) => ({
    id,
    topic: topic ?? "other",
    message,
    state,
    sentMs: createdAt.getTime(),
  }));
}
