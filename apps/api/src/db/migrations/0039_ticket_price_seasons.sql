DROP INDEX "ticket_events_base_price_idx";--> statement-breakpoint
ALTER TABLE "ticket_events" ADD COLUMN "lowest_price" bigint;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD COLUMN "from_price" bigint GENERATED ALWAYS AS (coalesce("ticket_events"."lowest_price", "ticket_events"."base_price")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD COLUMN "price_seasons" jsonb;--> statement-breakpoint
CREATE INDEX "ticket_events_from_price_idx" ON "ticket_events" USING btree ("from_price","id");--> statement-breakpoint
CREATE INDEX "ticket_types_price_seasons_idx" ON "ticket_types" USING btree ("event_id") WHERE "ticket_types"."price_seasons" is not null;