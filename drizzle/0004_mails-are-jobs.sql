-- Mails that wait are sent by the job runner now; those that are over are remembered as before.
INSERT INTO "jobs" ("id", "kind", "payload", "attempts", "next_at", "done_at", "error", "created_at")
SELECT "id", 'mail', jsonb_build_object('recipient', "recipient", 'kind', "kind", 'vars', "vars"),
  "attempts", "next_at", "sent_at", "error", "created_at"
FROM "mail_outbox";--> statement-breakpoint
DROP TABLE "mail_outbox" CASCADE;
