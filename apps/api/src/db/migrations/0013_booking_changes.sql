CREATE TABLE "booking_changes" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"booking_id" text NOT NULL,
	"payment_id" text,
	"status" text NOT NULL,
	"description" text NOT NULL,
	"total_before" bigint NOT NULL,
	"total_after" bigint NOT NULL,
	"request" jsonb,
	"after" jsonb,
	"taken" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_changes_total_not_negative" CHECK ("booking_changes"."total_after" >= 0),
	CONSTRAINT "booking_changes_open_has_payment" CHECK (status <> 'open' or payment_id is not null)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "purpose" text DEFAULT 'booking' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "change_id" text;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_changes_booking_id_idx" ON "booking_changes" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_changes_payment_id_key" ON "booking_changes" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_changes_open_key" ON "booking_changes" USING btree ("booking_id") WHERE status = 'open';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_change_id_booking_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."booking_changes"("id") ON DELETE no action ON UPDATE no action;