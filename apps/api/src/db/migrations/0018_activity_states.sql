ALTER TABLE "activities" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
-- Until now, withdrawing was final.
UPDATE "activities" SET "archived_at" = "withdrawn_at" WHERE "withdrawn_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_archived_are_withdrawn" CHECK ("activities"."archived_at" is null or "activities"."withdrawn_at" is not null);