DROP INDEX "activities_duration_idx";--> statement-breakpoint
CREATE INDEX "activities_shortest_idx" ON "activities" USING btree (coalesce("duration_minutes", 2147483647),"id");--> statement-breakpoint
CREATE INDEX "activities_longest_idx" ON "activities" USING btree (coalesce("duration_minutes", -1),"id");--> statement-breakpoint
CREATE INDEX "activities_title_idx" ON "activities" USING btree ("title","id");