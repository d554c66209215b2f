CREATE TABLE "item_descriptors" (
	"item_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"code" bigint NOT NULL,
	"colors" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item_descriptors" ADD CONSTRAINT "item_descriptors_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_descriptors_near" ON "item_descriptors" USING btree ("kind","code","colors","item_id");--> statement-breakpoint
-- The same codes as engine/palette/palette-code.ts.
CREATE FUNCTION "palette_code"("labs" real[]) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	mean double precision;
	spread double precision;
	away double precision;
	colors integer := cardinality(labs) / 3;
	steps bigint[] := '{0,0,0,0,0,0}';
	code bigint := 0;
BEGIN
	FOR axis IN 1..3 LOOP
		mean := 0;
		FOR i IN 0..colors - 1 LOOP
			mean := mean + labs[3 * i + axis];
		END LOOP;
		mean := mean / colors;
		spread := 0;
		FOR i IN 0..colors - 1 LOOP
			away := labs[3 * i + axis] - mean;
			spread := spread + away * away;
		END LOOP;
		IF axis > 1 THEN
			steps[axis] := least(255, greatest(0, floor((mean + 0.5::double precision) * 256)));
		ELSE
			steps[axis] := least(255, greatest(0, floor(mean * 256)));
		END IF;
		steps[axis + 3] := least(255, floor(sqrt(spread / colors) * 256));
	END LOOP;
	FOR i IN 0..7 LOOP
		code := code | (((steps[1] >> i) & 1) << (6 * i)) | (((steps[2] >> i) & 1) << (6 * i + 1)) | (((steps[3] >> i) & 1) << (6 * i + 2)) | (((steps[4] >> i) & 1) << (6 * i + 3)) | (((steps[5] >> i) & 1) << (6 * i + 4)) | (((steps[6] >> i) & 1) << (6 * i + 5));
	END LOOP;
	RETURN code;
END
$$;--> statement-breakpoint
CREATE FUNCTION "palette_colors"("labs" real[]) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT string_agg(int4send(oklab_morton(labs[i], labs[i + 1], labs[i + 2])), ''::bytea ORDER BY i)
	FROM generate_series(1, cardinality(labs), 3) AS i
$$;--> statement-breakpoint
CREATE FUNCTION "items_keep_descriptor"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.labs = NEW.labs AND OLD.kind = NEW.kind AND OLD.state = NEW.state THEN
		RETURN NULL;
	END IF;
	IF NEW.state = 'public' AND cardinality(NEW.labs) > 0 THEN
		INSERT INTO item_descriptors (item_id, kind, code, colors)
		VALUES (NEW.id, NEW.kind, palette_code(NEW.labs), palette_colors(NEW.labs))
		ON CONFLICT (item_id) DO UPDATE SET kind = excluded.kind, code = excluded.code, colors = excluded.colors;
	ELSE
		DELETE FROM item_descriptors WHERE item_id = NEW.id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "items_keep_descriptor" AFTER INSERT OR UPDATE OF "labs", "kind", "state" ON "items" FOR EACH ROW EXECUTE FUNCTION "items_keep_descriptor"();--> statement-breakpoint
-- So many are added at once; the lock of the trigger holds up publishing meanwhile, some seconds at most.
INSERT INTO "item_descriptors" ("item_id", "kind", "code", "colors")
SELECT "id", "kind", "palette_code"("labs"), "palette_colors"("labs")
FROM "items" WHERE "state" = 'public' AND cardinality("labs") > 0 LIMIT 20000;--> statement-breakpoint
-- The others are added by server/library/fill-descriptors.server.ts while the library is used.
INSERT INTO "jobs" ("kind", "payload", "key")
SELECT 'fill-descriptors', '{}', 'all' WHERE (SELECT count(*) FROM "item_descriptors") = 20000;--> statement-breakpoint
ANALYZE "item_descriptors";
