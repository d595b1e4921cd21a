ALTER TABLE "activity_stock" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_stock" DROP COLUMN "places_left";--> statement-breakpoint
ALTER TABLE "activity_stock" ADD COLUMN "places_left" integer GENERATED ALWAYS AS (case when "activity_stock"."closed" or "activity_stock"."is_private" then 0 else "activity_stock"."opening" - "activity_stock"."booked" end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_lines" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;
