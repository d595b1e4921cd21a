CREATE TABLE "former_activity_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_activity_slugs" ADD CONSTRAINT "former_activity_slugs_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_activity_slugs_activity_idx" ON "former_activity_slugs" USING btree ("activity_id");