CREATE TABLE "cart_additions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"channel" text NOT NULL,
	"booking_id" text
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_additions_added_at_idx" ON "cart_additions" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "cart_additions_booking_id_idx" ON "cart_additions" USING btree ("booking_id");