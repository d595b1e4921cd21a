DROP INDEX "activities_base_price_idx";--> statement-breakpoint
DROP INDEX "activities_filters_idx";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "price_seasons" jsonb;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "lowest_price" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "from_price" bigint GENERATED ALWAYS AS (coalesce("activities"."lowest_price", "activities"."base_price")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "activities_from_price_idx" ON "activities" USING btree ("from_price","id");--> statement-breakpoint
CREATE INDEX "activities_price_seasons_idx" ON "activities" USING btree ("id") WHERE "activities"."price_seasons" is not null;--> statement-breakpoint
CREATE INDEX "activities_filters_idx" ON "activities" USING btree ("from_price","duration_minutes","activity_type") WHERE "activities"."withdrawn_at" is null;