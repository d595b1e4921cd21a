CREATE TABLE "former_tour_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"tour_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_tour_slugs" ADD CONSTRAINT "former_tour_slugs_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_tour_slugs_tour_idx" ON "former_tour_slugs" USING btree ("tour_id");--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_archived_are_withdrawn" CHECK ("tours"."archived_at" is null or "tours"."withdrawn_at" is not null);