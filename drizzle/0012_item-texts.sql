CREATE TABLE "item_texts" (
	"created_at" timestamp (3) with time zone NOT NULL,
	"like_count" bigint NOT NULL,
	"trend" double precision NOT NULL,
	"item_id" text PRIMARY KEY NOT NULL,
	"palette_text" text,
	"gradient_text" text
)
-- Room for likes, which then change no index of this table.
WITH (fillfactor = 90);
--> statement-breakpoint
ALTER TABLE "item_texts" ADD CONSTRAINT "item_texts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- How often a word occurs is estimated from this many texts: with the usual hundred a word of one item in fifty counts as rare,
-- and a search for it sorts all its items instead of reading a page in order.
ALTER TABLE "item_texts" ALTER COLUMN "palette_text" SET STATISTICS 500;--> statement-breakpoint
ALTER TABLE "item_texts" ALTER COLUMN "gradient_text" SET STATISTICS 500;--> statement-breakpoint
CREATE FUNCTION "items_keep_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.state <> 'public' THEN
		DELETE FROM item_texts WHERE item_id = NEW.id;
	ELSIF TG_OP = 'UPDATE' AND OLD.state = NEW.state AND OLD.kind = NEW.kind AND OLD.search_text = NEW.search_text THEN
		UPDATE item_texts SET created_at = NEW.created_at, like_count = NEW.like_count, trend = NEW.trend WHERE item_id = NEW.id;
	ELSE
		INSERT INTO item_texts (created_at, like_count, trend, item_id, palette_text, gradient_text)
		VALUES (NEW.created_at, NEW.like_count, NEW.trend, NEW.id,
			CASE WHEN NEW.kind = 'palette' THEN ' ' || NEW.search_text END, CASE WHEN NEW.kind = 'gradient' THEN ' ' || NEW.search_text END)
		ON CONFLICT (item_id) DO UPDATE SET created_at = excluded.created_at, like_count = excluded.like_count, trend = excluded.trend,
			palette_text = excluded.palette_text, gradient_text = excluded.gradient_text;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "items_keep_text" AFTER INSERT OR UPDATE OF "search_text", "kind", "state", "like_count", "trend", "created_at" ON "items" FOR EACH ROW EXECUTE FUNCTION "items_keep_text"();--> statement-breakpoint
-- So many are added at once; the lock of the trigger holds up publishing meanwhile, some seconds at most.
INSERT INTO "item_texts" ("created_at", "like_count", "trend", "item_id", "palette_text", "gradient_text")
SELECT "created_at", "like_count", "trend", "id", CASE WHEN "kind" = 'palette' THEN ' ' || "search_text" END, CASE WHEN "kind" = 'gradient' THEN ' ' || "search_text" END
FROM "items" WHERE "state" = 'public' LIMIT 20000;--> statement-breakpoint
-- The others are added by server/library/fill-derived.server.ts while the library is used.
INSERT INTO "jobs" ("kind", "payload", "key")
SELECT 'fill-texts', '{}', 'all' WHERE (SELECT count(*) FROM "item_texts") = 20000;--> statement-breakpoint
CREATE INDEX "item_texts_palettes" ON "item_texts" USING gin ("palette_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "item_texts_gradients" ON "item_texts" USING gin ("gradient_text" gin_trgm_ops);--> statement-breakpoint
DROP INDEX "items_search_palettes";--> statement-breakpoint
DROP INDEX "items_search_gradients";--> statement-breakpoint
ANALYZE "item_texts";
