DROP INDEX "items_newest";--> statement-breakpoint
DROP INDEX "items_popular";--> statement-breakpoint
DROP INDEX "items_trending";--> statement-breakpoint
DROP INDEX "items_owner";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "hidden_from" text;--> statement-breakpoint
CREATE INDEX "items_newest" ON "items" USING btree ("kind","created_at","id") WHERE "items"."state" = 'public';--> statement-breakpoint
CREATE INDEX "items_popular" ON "items" USING btree ("kind","like_count","id") WHERE "items"."state" = 'public';--> statement-breakpoint
CREATE INDEX "items_trending" ON "items" USING btree ("kind","trend","id") WHERE "items"."state" = 'public';--> statement-breakpoint
CREATE INDEX "items_owner" ON "items" USING btree ("owner_id","kind","created_at","id");--> statement-breakpoint
-- What somebody published is under the name they have now, wherever it is changed.
CREATE FUNCTION items_follow_owner_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE items SET author = coalesce(nullif(btrim(NEW.name), ''), 'Unnamed author'),
    credit = coalesce(nullif(btrim(NEW.name), ''), 'Unnamed author')
  WHERE owner_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_renamed AFTER UPDATE OF name ON users FOR EACH ROW
WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION items_follow_owner_name();
