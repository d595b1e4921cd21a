CREATE INDEX "booking_lines_activity_idx" ON "booking_lines" USING btree ("activity_id","date");--> statement-breakpoint
ALTER TABLE "bookings" ALTER CONSTRAINT "bookings_payment_id_payments_id_fk" DEFERRABLE INITIALLY DEFERRED;
