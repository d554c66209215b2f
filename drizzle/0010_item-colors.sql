CREATE TABLE "item_colors" (
	"item_id" text NOT NULL,
	"place" smallint NOT NULL,
	"kind" text NOT NULL,
	"morton" integer NOT NULL,
	"lightness" real NOT NULL,
	"a" real NOT NULL,
	"b" real NOT NULL,
	CONSTRAINT "item_colors_item_id_place_pk" PRIMARY KEY("item_id","place")
);
--> statement-breakpoint
ALTER TABLE "item_colors" ADD CONSTRAINT "item_colors_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_colors_near" ON "item_colors" USING btree ("kind","morton","lightness","a","b","item_id");--> statement-breakpoint
CREATE INDEX "items_wide_gamut" ON "items" USING btree ("kind","created_at","id") WHERE "items"."state" = 'public' and "items"."is_wide_gamut";--> statement-breakpoint
-- The bits of a coordinate's step from 0 to 1023, two places apart.
CREATE FUNCTION "morton_bits"("value" double precision) RETURNS integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	bits integer := least(1023, greatest(0, floor(value * 1024)));
BEGIN
	bits := (bits | (bits << 16)) & 50331903;
	bits := (bits | (bits << 8)) & 50393103;
	bits := (bits | (bits << 4)) & 51130563;
	RETURN (bits | (bits << 2)) & 153391689;
END
$$;--> statement-breakpoint
-- The same codes as engine/space/oklab-morton.ts.
CREATE FUNCTION "oklab_morton"("lightness" real, "a" real, "b" real) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT morton_bits(lightness) | (morton_bits(a + 0.50048828125::double precision) << 1) | (morton_bits(b + 0.50048828125::double precision) << 2)
$$;--> statement-breakpoint
CREATE FUNCTION "items_keep_colors"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF OLD.labs = NEW.labs AND OLD.kind = NEW.kind AND OLD.state = NEW.state THEN
			RETURN NULL;
		END IF;
		DELETE FROM item_colors WHERE item_id = NEW.id;
	END IF;
	IF NEW.state = 'public' THEN
		INSERT INTO item_colors (item_id, place, kind, morton, lightness, a, b)
		SELECT NEW.id, (i + 2) / 3, NEW.kind, oklab_morton(NEW.labs[i], NEW.labs[i + 1], NEW.labs[i + 2]), NEW.labs[i], NEW.labs[i + 1], NEW.labs[i + 2]
		FROM generate_series(1, cardinality(NEW.labs), 3) AS i;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "items_keep_colors" AFTER INSERT OR UPDATE OF "labs", "kind", "state" ON "items" FOR EACH ROW EXECUTE FUNCTION "items_keep_colors"();--> statement-breakpoint
INSERT INTO "item_colors" ("item_id", "place", "kind", "morton", "lightness", "a", "b")
SELECT "id", ("i" + 2) / 3, "kind", "oklab_morton"("labs"["i"], "labs"["i" + 1], "labs"["i" + 2]), "labs"["i"], "labs"["i" + 1], "labs"["i" + 2]
FROM "items" CROSS JOIN LATERAL generate_series(1, cardinality("labs"), 3) AS "i" WHERE "state" = 'public';
--> statement-breakpoint
DROP INDEX "items_search";--> statement-breakpoint
CREATE INDEX "items_search_palettes" ON "items" USING gin ((case when "kind" = 'palette' and "state" = 'public' then ' ' || "search_text" end) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "items_search_gradients" ON "items" USING gin ((case when "kind" = 'gradient' and "state" = 'public' then ' ' || "search_text" end) gin_trgm_ops);--> statement-breakpoint
-- How often a word occurs is estimated from this many texts: with the usual hundred a word of one item in fifty counts as rare,
-- and a search for it sorts all its items instead of reading a page in order.
ALTER INDEX "items_search_palettes" ALTER COLUMN 1 SET STATISTICS 500;--> statement-breakpoint
ALTER INDEX "items_search_gradients" ALTER COLUMN 1 SET STATISTICS 500;--> statement-breakpoint
-- An index of an expression has no statistics before.
ANALYZE "items";
