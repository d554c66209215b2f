ALTER TABLE "items" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_theme_is_palette" CHECK ("items"."theme" is null or "items"."kind" = 'palette');--> statement-breakpoint
-- From now on this tag is given to themes alone.
UPDATE "items" SET "tags" = array_remove("tags", 'theme') WHERE "tags" @> '{theme}';
