CREATE TABLE "reviews" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"product_type" text NOT NULL,
	"product_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"user_id" text NOT NULL,
	"author_name" text NOT NULL,
	"visited_on" date NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rejection_reason" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "reviews_stars_between" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_reason_if_rejected" CHECK (("reviews"."state" = 'rejected') = ("reviews"."rejection_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_booking_product_key" ON "reviews" USING btree ("booking_id","product_type","product_id");--> statement-breakpoint
CREATE INDEX "reviews_product_idx" ON "reviews" USING btree ("product_type","product_id","created_at" DESC NULLS FIRST,"id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_user_id_idx" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE TRIGGER "new_catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "new_catalogue_version"();
