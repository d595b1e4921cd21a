CREATE TABLE "cart_additions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"channel" text NOT NULL,
	"booking_id" text
);
--> statement-breakpoint
CREATE TABLE "review_pictures" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"review_id" text NOT NULL,
	"file_hash" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_additions_added_at_idx" ON "cart_additions" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "cart_additions_booking_id_idx" ON "cart_additions" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_pictures_file_key" ON "review_pictures" USING btree ("review_id","file_hash");--> statement-breakpoint
CREATE TRIGGER "new_catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "review_pictures"
  FOR EACH STATEMENT EXECUTE FUNCTION "new_catalogue_version"();
