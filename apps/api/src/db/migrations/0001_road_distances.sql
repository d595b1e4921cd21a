CREATE TABLE "road_distances" (
	"journey" text PRIMARY KEY NOT NULL,
	"kilometres" double precision NOT NULL,
	"measured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "road_distances_measured_at_idx" ON "road_distances" USING btree ("measured_at");