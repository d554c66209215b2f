-- The columns gradient, mesh, theme and wallpaper stay for instances of the version before, which read and write them. The release after
-- this one drops them, with their checks and what is made here; the snapshot has none of them any more.
ALTER TABLE "items" ADD COLUMN "content" jsonb DEFAULT '{"type":"palette"}'::jsonb NOT NULL;--> statement-breakpoint
CREATE FUNCTION "content_of_before"("gradient" jsonb, "mesh" text, "theme" text, "wallpaper" text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE
		WHEN mesh IS NOT NULL THEN jsonb_build_object('type', 'mesh', 'mesh', mesh)
		WHEN theme IS NOT NULL THEN jsonb_build_object('type', 'theme', 'theme', theme)
		WHEN wallpaper IS NOT NULL THEN jsonb_build_object('type', 'wallpaper', 'wallpaper', wallpaper)
		WHEN gradient IS NOT NULL THEN jsonb_build_object('type', 'gradient', 'gradient', gradient)
		ELSE '{"type":"palette"}'::jsonb
	END
$$;--> statement-breakpoint
-- Whoever writes one form gets the other: this version writes the content, the version before the columns.
CREATE FUNCTION "items_keep_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF num_nonnulls(NEW.gradient, NEW.mesh, NEW.theme, NEW.wallpaper) > 0 THEN
			NEW.content := content_of_before(NEW.gradient, NEW.mesh, NEW.theme, NEW.wallpaper);
			RETURN NEW;
		END IF;
	ELSIF NEW.content = OLD.content THEN
		IF (NEW.gradient, NEW.mesh, NEW.theme, NEW.wallpaper) IS DISTINCT FROM (OLD.gradient, OLD.mesh, OLD.theme, OLD.wallpaper) THEN
			NEW.content := content_of_before(NEW.gradient, NEW.mesh, NEW.theme, NEW.wallpaper);
		END IF;
		RETURN NEW;
	END IF;
	NEW.gradient := NEW.content -> 'gradient';
	NEW.mesh := NEW.content ->> 'mesh';
	NEW.theme := NEW.content ->> 'theme';
	NEW.wallpaper := NEW.content ->> 'wallpaper';
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "items_keep_content" BEFORE INSERT OR UPDATE OF "content", "gradient", "mesh", "theme", "wallpaper" ON "items" FOR EACH ROW EXECUTE FUNCTION "items_keep_content"();--> statement-breakpoint
-- So many are filled at once, in a second or two, in which nobody reads an item. Of a larger library the others are filled by
-- server/library/fill-contents.server.ts before the first instance of this version answers.
UPDATE "items" SET "content" = "content_of_before"("gradient", "mesh", "theme", "wallpaper")
WHERE "id" IN (SELECT "id" FROM "items" WHERE num_nonnulls("gradient", "mesh", "theme", "wallpaper") > 0 ORDER BY "id" LIMIT 20000);--> statement-breakpoint
DO $$
BEGIN
	IF EXISTS (SELECT FROM items WHERE content = '{"type":"palette"}'::jsonb AND num_nonnulls(gradient, mesh, theme, wallpaper) > 0) THEN
		COMMENT ON COLUMN items.content IS 'to be filled';
	END IF;
END
$$;
