ALTER TABLE "items" ADD COLUMN "mesh" text;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_mesh_is_gradient" CHECK ("items"."mesh" is null or ("items"."kind" = 'gradient' and "items"."gradient" is null));--> statement-breakpoint
-- From now on this tag is given to meshes alone.
UPDATE "items" SET "tags" = array_remove("tags", 'mesh') WHERE "tags" @> '{mesh}';
