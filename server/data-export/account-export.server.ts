/** All data that we store about a person, for download (ACC-1), except credentials. */
import { asc, eq } from "drizzle-orm";
import { CONTENT_FIELDS, withFields } from "#domain/library/content-kinds.ts";
import { customers, subscriptions } from "#server/account/subscription-tables.ts";
import { apiKeys } from "#server/auth/api-key-table.ts";
import { accounts, sessions, users } from "#server/auth/auth-tables.ts";
import { passkeys } from "#server/auth/passkey-table.ts";
import {
  collectionItems,
  collections,
  colorTrays,
  likes,
  reports,
  saves,
  storedWorks,
} from "#server/collections/collection-tables.ts";
import type { Database } from "#server/db/database.ts";
import { feedback } from "#server/feedback/feedback-table.ts";
import { files } from "#server/files/file-table.ts";
import { items } from "#server/library/item-table.ts";
import { exportTemplates } from "#server/templates/template-table.ts";

/** The lists are complete and not paginated. */
export async function accountExport(db: Database, uid: string) {
  const [[user], [tray]] = await Promise.all([
    db
      .select({
        uid: users.id,
        displayName: users.name,
        email: users.email,
        emailVerified: users.emailVerified,
        photoURL: users.image,
        phoneNumber: users.phoneNumber,
        twoFactorEnabled: users.twoFactorEnabled,
        createdAt: users.createdAt,
        lastSignInAt: users.lastSignInAt,
      })
      .from(users)
      .where(eq(users.id, uid)),
    db
      .select({ colors: colorTrays.colors, updatedAt: colorTrays.updatedAt })
      .from(colorTrays)
      .where(eq(colorTrays.userId, uid)),
  ]);
  return {
    schemaVersion: 1,
    exportedAt: new Date().toISOString(),
    user,
    waysIn: await db
      .select({
        providerId: accounts.providerId,
        accountId: accounts.accountId,
        createdAt: accounts.createdAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, uid)),
    sessions: await db
      .select({
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, uid)),
    ...(await kept(db, uid)),
    tray: tray ?? null,
    items: await itemsOf(db, uid),
    tickets: await db
      .select({
        kind: feedback.kind,
        topic: feedback.topic,
        state: feedback.state,
        message: feedback.message,
        createdAt: feedback.createdAt,
      })
      .from(feedback)
      .where(eq(feedback.userId, uid))
      .orderBy(asc(feedback.createdAt)),
    ...(await ofPro(db, uid)),
    files: await db
      .select({ key: files.key, purpose: files.purpose, bytes: files.bytes, createdAt: files.createdAt })
      .from(files)
      .where(eq(files.userId, uid)),
  };
}

/** With the fields of the content of every kind, as the API names them; null where another kind has them. */
async function itemsOf(db: Database, uid: string) {
  const rows = await db
    .select({
      id: items.id,
      kind: items.kind,
      state: items.state,
      title: items.title,
      description: items.description,
      colors: items.colors,
      names: items.names,
      content: items.content,
      tags: items.tags,
      place: items.place,
      createdAt: items.createdAt,
    })
    .from(items)
    .where(eq(items.ownerId, uid))
    .orderBy(asc(items.createdAt));
  const none = Object.fromEntries(Object.keys(CONTENT_FIELDS).map((name) => [name, null]));
  return rows.map((row) => ({ ...none, ...withFields(row) }));
}

async function ofPro(db: Database, uid: string) {
  return {
    subscriptions: await db
      .select({
        id: subscriptions.id,
        customerId: subscriptions.customerId,
        status: subscriptions.status,
        interval: subscriptions.interval,
        createdAt: subscriptions.createdAt,
        trialEndsAt: subscriptions.trialEndsAt,
        periodEndsAt: subscriptions.periodEndsAt,
        cancelsAtPeriodEnd: subscriptions.cancelsAtPeriodEnd,
      })
      .from(subscriptions)
      .innerJoin(customers, eq(customers.id, subscriptions.customerId))
      .where(eq(customers.userId, uid))
      .orderBy(asc(subscriptions.createdAt)),
    apiKeys: await db
      .select({
        name: apiKeys.name,
        ending: apiKeys.ending,
        createdAt: apiKeys.createdAt,
        lastUsedAt: apiKeys.lastUsedAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.userId, uid))
      .orderBy(asc(apiKeys.createdAt)),
    passkeys: await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, uid))
      .orderBy(asc(passkeys.createdAt)),
    exportTemplates: await db
      .select({
        name: exportTemplates.name,
        text: exportTemplates.text,
        changedAt: exportTemplates.changedAt,
      })
      .from(exportTemplates)
      .where(eq(exportTemplates.userId, uid))
      .orderBy(asc(exportTemplates.name)),
  };
}

async function kept(db: Database, uid: string) {
  const mine = await db
    .select()
    .from(collections)
    .where(eq(collections.userId, uid))
    .orderBy(asc(collections.position));
  const contents = await db
    .select({ collectionId: collectionItems.collectionId, itemId: collectionItems.itemId })
    .from(collectionItems)
    .innerJoin(collections, eq(collections.id, collectionItems.collectionId))
    .where(eq(collections.userId, uid))
    .orderBy(asc(collectionItems.position));
  return {
    likes: await db
      .select({ itemId: likes.itemId, createdAt: likes.createdAt })
      .from(likes)
      .where(eq(likes.userId, uid)),
    saves: await db
      .select({ itemId: saves.itemId, createdAt: saves.createdAt })
      .from(saves)
      .where(eq(saves.userId, uid)),
    collections: mine.map(({ userId: _owner, ...collection }) => ({
      ...collection,
      items: contents
        .filter(({ collectionId }) => collectionId === collection.id)
        .map(({ itemId }) => itemId),
    })),
    works: await db
      .select({ tool: storedWorks.tool, search: storedWorks.search, updatedAt: storedWorks.updatedAt })
      .from(storedWorks)
      .where(eq(storedWorks.userId, uid)),
    reports: await db
      .select({ itemId: reports.itemId, reason: reports.reason, message: reports.message })
      .from(reports)
      .where(eq(reports.userId, uid)),
  };
}
