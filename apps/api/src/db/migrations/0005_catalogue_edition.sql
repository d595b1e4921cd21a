CREATE TABLE "catalogue_edition" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"edition" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
INSERT INTO "catalogue_edition" DEFAULT VALUES;--> statement-breakpoint
CREATE FUNCTION "new_catalogue_edition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "catalogue_edition" SET "edition" = gen_random_uuid();
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  "name" text;
BEGIN
  FOREACH "name" IN ARRAY ARRAY[
    'activities', 'ticket_events', 'ticket_types', 'ticket_time_slots',
    'tours', 'tour_days', 'hotels', 'room_types', 'meal_types', 'transfer_types', 'vehicles'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER "new_catalogue_edition" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION "new_catalogue_edition"()',
      "name"
    );
  END LOOP;
END
$$;
