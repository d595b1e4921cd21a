ALTER TABLE "outgoing_mails" ALTER COLUMN "mail" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ALTER COLUMN "next_attempt_at" SET DEFAULT 'infinity';--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "kind" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "recipient" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "booking_id" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "state" text DEFAULT 'queued' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "queued_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_queued_at_idx" ON "outgoing_mails" USING btree ("queued_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_mails_event_key" ON "outgoing_mails" USING btree ("event");--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_unsent_have_content" CHECK ("outgoing_mails"."state" = 'sent' or "outgoing_mails"."mail" is not null);