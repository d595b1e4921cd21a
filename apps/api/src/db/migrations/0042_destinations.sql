CREATE TABLE "destinations" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"shown_on" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"image_alt" text DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"rating" numeric(2, 1),
	"duration" text DEFAULT '' NOT NULL,
	"price" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "destinations_rating_in_range" CHECK ("destinations"."rating" between 0 and 5),
	CONSTRAINT "destinations_archived_are_withdrawn" CHECK ("destinations"."archived_at" is null or "destinations"."withdrawn_at" is not null)
);
--> statement-breakpoint
CREATE INDEX "destinations_order_idx" ON "destinations" USING btree ("shown_on","position","id");--> statement-breakpoint
CREATE TRIGGER "new_catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "destinations"
FOR EACH STATEMENT EXECUTE FUNCTION "new_catalogue_version"();
