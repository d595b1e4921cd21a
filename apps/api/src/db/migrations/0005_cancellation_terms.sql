ALTER TABLE "activities" ADD COLUMN "cancellation_terms" jsonb;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD COLUMN "cancellation_terms" jsonb;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "cancellation_terms" jsonb;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "cancellation_terms" jsonb;