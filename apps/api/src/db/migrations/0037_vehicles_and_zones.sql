CREATE TABLE "transfer_zones" (
	"id" text PRIMARY KEY NOT NULL,
	"zones" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "zone_prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_archived_are_withdrawn" CHECK ("vehicles"."archived_at" is null or "vehicles"."withdrawn_at" is not null);--> statement-breakpoint
-- Until now the lists ignored it. They stay as they are until staff order them.
UPDATE "vehicles" SET "position" = 0;
