/**
 * A separate process for the kill test: events of one customer arrive one after another, each twice; each id is printed
 * once the event would be acknowledged.
 */
import { receiveEvent } from "#server/billing/event-commands.server.ts";
import { openDatabase } from "#server/db/open-database.server.ts";

const [, , dataDir = "", customerId = "", round = ""] = process.argv;
const { db } = await openDatabase({ dataDir });
for (let count = 0; ; count += 1) {
  const event = { id: `evt_${round}_${count}`, type: "invoice.paid", customerId, createdAt: new Date() };
  await Promise.all([receiveEvent(db, event), receiveEvent(db, event)]);
  process.stdout.write(`${event.id}\n`);
}
