-- The days on which a booking takes place: of its items, of a tour all, of a transfer both rides. In a FROM clause it is
-- inlined; called for each row, it took most of a statement that inserts 20,000 bookings.
CREATE FUNCTION "days_of_booking"("details" jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT "details" ->> 'date'
  UNION SELECT "item" ->> 'date' FROM jsonb_path_query("details", '$.items[*]') "item"
  UNION SELECT "details" -> 'transfer' ->> 'return_date'
  UNION SELECT to_char(("details" ->> 'date')::date + "day", 'YYYY-MM-DD')
    FROM generate_series(1, jsonb_array_length("details" -> 'tour' -> 'days') - 1) "day"
$$;--> statement-breakpoint
-- Notifies of the days whose departures have changed. PostgreSQL sends each day once per transaction, at its commit.
CREATE FUNCTION "notify_departures_of_bookings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM pg_notify('departures', "day") FROM (
      SELECT DISTINCT "day" FROM "new_rows", days_of_booking("details") AS "day" WHERE "status" IN ('confirmed', 'completed')
    ) "changed" WHERE "day" IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('departures', "day") FROM (
      SELECT DISTINCT "day" FROM "old_rows", days_of_booking("details") AS "day" WHERE "status" IN ('confirmed', 'completed')
    ) "changed" WHERE "day" IS NOT NULL;
  ELSE
    -- What the departures show; a mail that was sent, for example, is no change of them.
    PERFORM pg_notify('departures', "day") FROM (
      SELECT DISTINCT "day"
      FROM "old_rows" "o" JOIN "new_rows" "n" ON "n"."id" = "o"."id",
        LATERAL (VALUES ("o"."status", "o"."details"), ("n"."status", "n"."details")) AS "version"("status", "details"),
        days_of_booking("version"."details") AS "day"
      WHERE "version"."status" IN ('confirmed', 'completed') AND
        ("o"."status", "o"."details", "o"."total", "o"."payment_method", "o"."payment_status",
          "o"."first_name", "o"."last_name", "o"."phone", "o"."special_requests") IS DISTINCT FROM
        ("n"."status", "n"."details", "n"."total", "n"."payment_method", "n"."payment_status",
          "n"."first_name", "n"."last_name", "n"."phone", "n"."special_requests")
    ) "changed" WHERE "day" IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "notify_departures_of_check_ins"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('departures', "day") FROM (
    SELECT DISTINCT "day" FROM "bookings", days_of_booking("details") AS "day"
    WHERE "id" IN (SELECT "booking_id" FROM "new_rows")
  ) "changed" WHERE "day" IS NOT NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notify_departures_of_inserts" AFTER INSERT ON "bookings" REFERENCING NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_departures_of_bookings"();--> statement-breakpoint
CREATE TRIGGER "notify_departures_of_updates" AFTER UPDATE ON "bookings"
REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_departures_of_bookings"();--> statement-breakpoint
CREATE TRIGGER "notify_departures_of_deletes" AFTER DELETE ON "bookings" REFERENCING OLD TABLE AS "old_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_departures_of_bookings"();--> statement-breakpoint
CREATE TRIGGER "notify_departures_of_inserts" AFTER INSERT ON "check_ins" REFERENCING NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_departures_of_check_ins"();--> statement-breakpoint
CREATE TRIGGER "notify_departures_of_updates" AFTER UPDATE ON "check_ins" REFERENCING NEW TABLE AS "new_rows"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_departures_of_check_ins"();
