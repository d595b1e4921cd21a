CREATE TABLE "cruise_requests" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"number" text NOT NULL,
	"user_id" text,
	"cruise_id" text NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"guests" integer NOT NULL,
	"total" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace("cruise_requests"."number" || ' ' || "cruise_requests"."name" || ' ' || "cruise_requests"."email" || ' ' || "cruise_requests"."title", '[^[:alnum:]]+', ' ', 'g'))) STORED NOT NULL,
	CONSTRAINT "cruise_requests_guests_positive" CHECK ("cruise_requests"."guests" > 0)
);
--> statement-breakpoint
ALTER TABLE "cruise_requests" ADD CONSTRAINT "cruise_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cruise_requests_number_key" ON "cruise_requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "cruise_requests_user_id_idx" ON "cruise_requests" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cruise_requests_created_at_idx" ON "cruise_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cruise_requests_date_idx" ON "cruise_requests" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "cruise_requests_search_idx" ON "cruise_requests" USING gin ("search");