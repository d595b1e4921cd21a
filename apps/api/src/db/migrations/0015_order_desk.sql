CREATE TABLE "booking_notes" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"booking_id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_notes_booking_id_idx" ON "booking_notes" USING btree ("booking_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "booking_notes_author_id_idx" ON "booking_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "audit_entries_object_id_idx" ON "audit_entries" USING btree ("object_id","position");--> statement-breakpoint
CREATE INDEX "bookings_status_idx" ON "bookings" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_payment_status_idx" ON "bookings" USING btree ("payment_status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_phone_idx" ON "bookings" USING btree (reverse(regexp_replace("phone", '[^0-9]+', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "outgoing_mails_booking_id_idx" ON "outgoing_mails" USING btree ("booking_id");