DROP INDEX "audit_entries_at_idx";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at","position");--> statement-breakpoint
-- Entries about accounts have their ids now: an address would stay after its account is deleted.
ALTER TABLE "audit_entries" DISABLE TRIGGER "append_only";--> statement-breakpoint
UPDATE "audit_entries" e SET "object_id" = coalesce((SELECT u."id" FROM "users" u WHERE u."email" = e."object_id"), 'deleted account') WHERE e."operation" IN ('setStaffRole', 'resetSecondFactor') AND e."object_id" LIKE '%@%';--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE TRIGGER "append_only";
