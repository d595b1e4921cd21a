ALTER TABLE "ticket_events" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;