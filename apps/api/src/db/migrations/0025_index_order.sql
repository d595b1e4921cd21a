DROP INDEX "blog_comments_created_at_idx";--> statement-breakpoint
DROP INDEX "blog_posts_published_at_idx";--> statement-breakpoint
DROP INDEX "blog_posts_category_id_idx";--> statement-breakpoint
DROP INDEX "booking_notes_booking_id_idx";--> statement-breakpoint
DROP INDEX "bookings_user_id_idx";--> statement-breakpoint
DROP INDEX "bookings_kind_idx";--> statement-breakpoint
DROP INDEX "cruise_requests_user_id_idx";--> statement-breakpoint
DROP INDEX "outgoing_mails_queued_at_idx";--> statement-breakpoint
DROP INDEX "payments_user_id_idx";--> statement-breakpoint
DROP INDEX "webhook_deliveries_created_at_idx";--> statement-breakpoint
CREATE INDEX "blog_comments_created_at_idx" ON "blog_comments" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "blog_posts_published_at_idx" ON "blog_posts" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "blog_posts_category_id_idx" ON "blog_posts" USING btree ("category_id","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "booking_notes_booking_id_idx" ON "booking_notes" USING btree ("booking_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_user_id_idx" ON "bookings" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_kind_idx" ON "bookings" USING btree ("kind","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cruise_requests_user_id_idx" ON "cruise_requests" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outgoing_mails_queued_at_idx" ON "outgoing_mails" USING btree ("queued_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "payments_user_id_idx" ON "payments" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at" DESC NULLS FIRST,"id");