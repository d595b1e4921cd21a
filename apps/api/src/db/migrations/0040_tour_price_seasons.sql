DROP INDEX "tours_base_price_idx";--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "price_seasons" jsonb;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "lowest_price" bigint;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "from_price" bigint GENERATED ALWAYS AS (coalesce("tours"."lowest_price", "tours"."base_price")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "tours_from_price_idx" ON "tours" USING btree ("from_price","id");