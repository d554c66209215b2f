/**
 * A separate process for the kill test. Messages, likes of one item, and events of one customer, each of which arrives twice, are
 * stored in turn; what and which is printed once it would be acknowledged.
 */
import { receiveEvent } from "#server/billing/event-commands.server.ts";
import { setLike } from "#server/collections/like-save-commands.server.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { storeFeedback } from "#server/feedback/feedback-commands.server.ts";
import { addUsers } from "#tests/collection-rows.ts";

const [, , dataDir = "", itemId = "", customerId = "", round = ""] = process.argv;
const { db } = await openDatabase({ dataDir });
for (let count = 0; ; ) {
  for (const userId of await addUsers(db, 50)) {
    const message = `message ${round}-${count}`;
    await storeFeedback(db, { kind: "idea", message });
    process.stdout.write(`message\t${message}\n`);

    await setLike(db, userId, itemId, true);
    process.stdout.write(`like\t${userId}\n`);

    const event = { id: `evt_${round}_${count}`, type: "invoice.paid", customerId, createdAt: new Date() };
    await Promise.all([receiveEvent(db, event), receiveEvent(db, event)]);
    process.stdout.write(`event\t${event.id}\n`);
    count += 1;
  }
}
