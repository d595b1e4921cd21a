CREATE TABLE "cruises" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"name" text NOT NULL,
	"teaser" text NOT NULL,
	"description" text NOT NULL,
	"image" text,
	"image_alt" text NOT NULL,
	"amenities" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"duration" text NOT NULL,
	"location" text NOT NULL,
	"capacity" integer NOT NULL,
	"position" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "cruises_capacity_positive" CHECK ("cruises"."capacity" > 0),
	CONSTRAINT "cruises_archived_are_withdrawn" CHECK ("cruises"."archived_at" is null or "cruises"."withdrawn_at" is not null)
);
--> statement-breakpoint
CREATE TRIGGER "new_catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cruises"
FOR EACH STATEMENT EXECUTE FUNCTION "new_catalogue_version"();
