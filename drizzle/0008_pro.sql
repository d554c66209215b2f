CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "billing_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "export_templates_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_templates" ADD CONSTRAINT "export_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_of_user" ON "api_keys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "rate_buckets_at" ON "rate_buckets" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION "notify_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'users' THEN
		PERFORM pg_notify('account', NEW.id);
	ELSIF TG_TABLE_NAME = 'sessions' THEN
		PERFORM pg_notify('account', OLD.user_id);
	ELSIF TG_TABLE_NAME = 'api_keys' THEN
		PERFORM pg_notify('account', OLD.user_id);
	ELSE
		PERFORM pg_notify('account', user_id) FROM customers WHERE id = COALESCE(NEW.customer_id, OLD.customer_id);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_notify" AFTER UPDATE OF "name", "image", "email", "email_verified", "phone_number", "banned" ON "users" FOR EACH ROW EXECUTE FUNCTION "notify_account"();--> statement-breakpoint
CREATE TRIGGER "sessions_notify" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "notify_account"();--> statement-breakpoint
CREATE TRIGGER "api_keys_notify" AFTER DELETE ON "api_keys" FOR EACH ROW EXECUTE FUNCTION "notify_account"();--> statement-breakpoint
CREATE TRIGGER "subscriptions_notify" AFTER INSERT OR UPDATE OR DELETE ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION "notify_account"();
