ALTER TABLE "users" ADD COLUMN "registration_key_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sessions_ended_at" timestamp with time zone;