CREATE TABLE "image_files" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploaded_images" (
	"id" text PRIMARY KEY NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "new_catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "uploaded_images"
  FOR EACH STATEMENT EXECUTE FUNCTION "new_catalogue_version"();
