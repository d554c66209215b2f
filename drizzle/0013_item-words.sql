CREATE TABLE "item_words" (
	"word" text NOT NULL
);--> statement-breakpoint
-- A longer text does not fit into an index. server/library/item-columns.ts writes none.
UPDATE "items" SET "search_text" = left("search_text", 500) WHERE octet_length("search_text") > 2000;--> statement-breakpoint
INSERT INTO "item_words" ("word")
SELECT DISTINCT "word" FROM "item_texts", unnest(string_to_array(concat("palette_text", "gradient_text"), ' ')) AS "word" WHERE "word" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "item_words_word" ON "item_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "item_words_trigrams" ON "item_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE FUNCTION "item_texts_keep_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In one order, so that two transactions with the same new words wait for each other in turn.
	INSERT INTO item_words (word)
	SELECT DISTINCT word FROM unnest(string_to_array(concat(NEW.palette_text, NEW.gradient_text), ' ')) AS word WHERE word <> '' ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "item_texts_keep_words" AFTER INSERT OR UPDATE OF "palette_text", "gradient_text" ON "item_texts" FOR EACH ROW EXECUTE FUNCTION "item_texts_keep_words"();--> statement-breakpoint
CREATE INDEX "item_texts_palette_words" ON "item_texts" USING gin (string_to_array("palette_text", ' ')) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "item_texts_gradient_words" ON "item_texts" USING gin (string_to_array("gradient_text", ' ')) WITH (fastupdate=false);--> statement-breakpoint
-- How often a word occurs decides how a search is read; see 0012.
ALTER INDEX "item_texts_palette_words" ALTER COLUMN 1 SET STATISTICS 300;--> statement-breakpoint
ALTER INDEX "item_texts_gradient_words" ALTER COLUMN 1 SET STATISTICS 300;--> statement-breakpoint
CREATE INDEX "items_newest_with_text" ON "items" USING btree ("kind","created_at","id","search_text") WHERE "items"."state" = 'public';--> statement-breakpoint
CREATE INDEX "items_popular_with_text" ON "items" USING btree ("kind","like_count","id","search_text") WHERE "items"."state" = 'public';--> statement-breakpoint
CREATE INDEX "items_trending_with_text" ON "items" USING btree ("kind","trend","id","search_text") WHERE "items"."state" = 'public';--> statement-breakpoint
-- A walk of an order reads no item of a page that has been vacuumed since its last like.
ALTER TABLE "items" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ANALYZE "items";--> statement-breakpoint
ANALYZE "item_texts";--> statement-breakpoint
ANALYZE "item_words";--> statement-breakpoint
-- Last, since reading waits from here on.
DROP INDEX "item_texts_palettes";--> statement-breakpoint
DROP INDEX "item_texts_gradients";--> statement-breakpoint
DROP INDEX "items_newest";--> statement-breakpoint
DROP INDEX "items_popular";--> statement-breakpoint
DROP INDEX "items_trending";--> statement-breakpoint
ALTER INDEX "items_newest_with_text" RENAME TO "items_newest";--> statement-breakpoint
ALTER INDEX "items_popular_with_text" RENAME TO "items_popular";--> statement-breakpoint
ALTER INDEX "items_trending_with_text" RENAME TO "items_trending";
