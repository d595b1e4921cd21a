CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_event_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_events" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_event_slugs" ADD CONSTRAINT "former_event_slugs_event_id_ticket_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."ticket_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_event_slugs_event_idx" ON "former_event_slugs" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_archived_are_withdrawn" CHECK ("ticket_events"."archived_at" is null or "ticket_events"."withdrawn_at" is not null);