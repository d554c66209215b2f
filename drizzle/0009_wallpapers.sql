ALTER TABLE "items" ADD COLUMN "wallpaper" text;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_wallpaper_is_palette" CHECK ("items"."wallpaper" is null or ("items"."kind" = 'palette' and "items"."theme" is null));--> statement-breakpoint
-- From now on this tag is given to wallpapers alone.
UPDATE "items" SET "tags" = array_remove("tags", 'wallpaper') WHERE "tags" @> '{wallpaper}';
