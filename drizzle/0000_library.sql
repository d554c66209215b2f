CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- ΔEOK from one color to the nearest of a flattened list of OKLab values.
CREATE FUNCTION nearest_delta_ok(labs real[], l real, a real, b real) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
	SELECT min(sqrt((labs[i] - l) ^ 2 + (labs[i + 1] - a) ^ 2 + (labs[i + 2] - b) ^ 2))
	FROM generate_series(1, coalesce(array_length(labs, 1), 0), 3) AS i
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"credit" text NOT NULL,
	"author" text NOT NULL,
	"source_slug" text NOT NULL,
	"original_id" text NOT NULL,
	"colors" text[] NOT NULL,
	"names" text[] NOT NULL,
	"gradient" jsonb,
	"tags" text[] NOT NULL,
	"search_text" text NOT NULL,
	"color_count" smallint NOT NULL,
	"hue_families" text[] NOT NULL,
	"aa_pairs" integer NOT NULL,
	"is_vision_safe" boolean NOT NULL,
	"temperature" text NOT NULL,
	"is_wide_gamut" boolean NOT NULL,
	"labs" real[] NOT NULL,
	"cells" integer[] NOT NULL,
	"like_count" bigint DEFAULT 0 NOT NULL,
	"trend" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"author" text NOT NULL,
	"url" text NOT NULL,
	"licence" text NOT NULL,
	"licence_url" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"email" text,
	"screenshot" "bytea",
	"screenshot_type" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_source_slug_sources_slug_fk" FOREIGN KEY ("source_slug") REFERENCES "public"."sources"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_newest" ON "items" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "items_popular" ON "items" USING btree ("kind","like_count","id");--> statement-breakpoint
CREATE INDEX "items_trending" ON "items" USING btree ("kind","trend","id");--> statement-breakpoint
CREATE INDEX "items_cells" ON "items" USING gin ("cells");--> statement-breakpoint
CREATE INDEX "items_tags" ON "items" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "items_hues" ON "items" USING gin ("hue_families");--> statement-breakpoint
CREATE INDEX "items_search" ON "items" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "items_source" ON "items" USING btree ("source_slug");--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("created_at","id");