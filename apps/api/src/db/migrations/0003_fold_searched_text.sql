-- Texts as searches compare them: the rule `simplifyText` of the domain package.
CREATE FUNCTION "simplify_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  translate(
    replace(replace(replace(replace(
      regexp_replace(
        lower(normalize("value", NFKD)),
        '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069''‘’ʻʼ`]+', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'øłđðħıςٱةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'olddhiσاهييك01234567890123456789'),
  '(^|[^ء-ي])ال(?=[ء-ي]{3})', '\1', 'g');--> statement-breakpoint
-- The words of a text that searches find. A name with an apostrophe has the word without it, and its parts.
CREATE FUNCTION "search_words"("value" text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, regexp_replace(
  simplify_text(regexp_replace("value", '([[:alnum:]]+)[''‘’ʻʼ`]([[:alnum:]]+)', '\1\2 \1 \2', 'g')),
  '[^[:alnum:]]+', ' ', 'g'));--> statement-breakpoint
DROP INDEX "users_search_idx";--> statement-breakpoint
ALTER TABLE "activities" drop column "search";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_words("activities"."title" || ' ' || "activities"."activity_type" || ' ' || "activities"."location_name" || ' ' || "activities"."description" || ' ' || case when coalesce("activities"."facts" @> '{"step_free": true}', false) then 'wheelchair accessible' else '' end
    || case when coalesce("activities"."facts" @> '{"stroller": true}', false) then ' stroller pram' else '' end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" drop column "search";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_words("blog_posts"."title" || ' ' || "blog_posts"."excerpt" || ' ' || regexp_replace("blog_posts"."content", '<[^>]*>', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" drop column "search";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_words("bookings"."number" || ' ' || substr("bookings"."number", 3) || ' ' || "bookings"."first_name" || ' ' || "bookings"."last_name" || ' ' || "bookings"."email" || ' ' || jsonb_path_query_array("bookings"."details", '$.title')::text || ' ' || jsonb_path_query_array("bookings"."details", '$.items[*].title')::text || ' ' || jsonb_path_query_array("bookings"."details", '$.items[*].pickup_address')::text || ' ' || jsonb_path_query_array("bookings"."details", '$.transfer.pickup_location')::text || ' ' || jsonb_path_query_array("bookings"."details", '$.transfer.dropoff_location')::text || ' ' || jsonb_path_query_array("bookings"."details", '$.addons.hotels[*].hotel_name')::text || ' ' || "bookings"."special_requests")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cruise_requests" drop column "search";--> statement-breakpoint
ALTER TABLE "cruise_requests" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_words("cruise_requests"."number" || ' ' || substr("cruise_requests"."number", 3) || ' ' || "cruise_requests"."name" || ' ' || "cruise_requests"."email" || ' ' || "cruise_requests"."title")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_events" drop column "search";--> statement-breakpoint
ALTER TABLE "ticket_events" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_words("ticket_events"."title" || ' ' || "ticket_events"."event_type" || ' ' || "ticket_events"."venue" || ' ' || coalesce("ticket_events"."location", '') || ' ' || "ticket_events"."description" || ' ' || case when coalesce("ticket_events"."facts" @> '{"step_free": true}', false) then 'wheelchair accessible' else '' end
    || case when coalesce("ticket_events"."facts" @> '{"stroller": true}', false) then ' stroller pram' else '' end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" drop column "search";--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_words("tours"."title" || ' ' || "tours"."tour_type" || ' ' || coalesce("tours"."location", '') || ' ' || "tours"."description" || ' ' || case when coalesce("tours"."facts" @> '{"step_free": true}', false) then 'wheelchair accessible' else '' end
    || case when coalesce("tours"."facts" @> '{"stroller": true}', false) then ' stroller pram' else '' end)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_notes_search_idx" ON "booking_notes" USING gin (search_words("text"));--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (search_words("first_name" || ' ' || "last_name" || ' ' || "email"));--> statement-breakpoint
CREATE INDEX "users_phone_idx" ON "users" USING btree (reverse(regexp_replace("phone", '[^0-9]+', '', 'g')) text_pattern_ops);--> statement-breakpoint
-- These went with their columns.
CREATE INDEX "activities_search_idx" ON "activities" USING gin ("search");--> statement-breakpoint
CREATE INDEX "blog_posts_search_idx" ON "blog_posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "bookings_search_idx" ON "bookings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "cruise_requests_search_idx" ON "cruise_requests" USING gin ("search");--> statement-breakpoint
CREATE INDEX "ticket_events_search_idx" ON "ticket_events" USING gin ("search");--> statement-breakpoint
CREATE INDEX "tours_search_idx" ON "tours" USING gin ("search");