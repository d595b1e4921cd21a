CREATE TABLE "stock_edits" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"product_type" text NOT NULL,
	"product_id" text NOT NULL,
	"action" text NOT NULL,
	"capacity" integer,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"counts" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "activity_stock" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_stock" ADD COLUMN "places_left" integer GENERATED ALWAYS AS (case when "activity_stock"."closed" then 0 else "activity_stock"."opening" - "activity_stock"."booked" end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_stock" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_stock" ADD COLUMN "places_left" integer GENERATED ALWAYS AS (case when "ticket_stock"."closed" then 0 else "ticket_stock"."capacity" - "ticket_stock"."booked" end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_edits_product_idx" ON "stock_edits" USING btree ("product_type","product_id","created_at");