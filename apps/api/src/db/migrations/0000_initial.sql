CREATE TABLE "activities" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"activity_type" text NOT NULL,
	"location_name" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"base_price" bigint NOT NULL,
	"child_price" bigint NOT NULL,
	"private_price" bigint,
	"price_seasons" jsonb,
	"lowest_price" bigint,
	"from_price" bigint GENERATED ALWAYS AS (coalesce("activities"."lowest_price", "activities"."base_price")) STORED NOT NULL,
	"duration_minutes" integer,
	"duration_unit" text,
	"max_participants" integer,
	"average_rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"images" jsonb NOT NULL,
	"time_slots" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"itinerary" jsonb NOT NULL,
	"highlights" jsonb NOT NULL,
	"included" jsonb NOT NULL,
	"not_included" jsonb NOT NULL,
	"addons" jsonb NOT NULL,
	"cancellation_terms" jsonb,
	"facts" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "activities"."title" || ' ' || "activities"."location_name" || ' ' || "activities"."description")) STORED NOT NULL,
	CONSTRAINT "activities_archived_are_withdrawn" CHECK ("activities"."archived_at" is null or "activities"."withdrawn_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "activity_stock" (
	"activity_id" text NOT NULL,
	"date" date NOT NULL,
	"time_slot_id" text NOT NULL,
	"opening" integer NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"places_left" integer GENERATED ALWAYS AS (case when "activity_stock"."closed" then 0 else "activity_stock"."opening" - "activity_stock"."booked" end) STORED NOT NULL,
	CONSTRAINT "activity_stock_activity_id_date_time_slot_id_pk" PRIMARY KEY("activity_id","date","time_slot_id"),
	CONSTRAINT "activity_stock_never_oversold" CHECK ("activity_stock"."booked" between 0 and "activity_stock"."opening")
);
--> statement-breakpoint
CREATE TABLE "former_activity_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"operation" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"former_slugs" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_comments" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"post_id" text NOT NULL,
	"parent_id" text,
	"user_id" text,
	"author_name" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_reason" text
);
--> statement-breakpoint
CREATE TABLE "blog_post_views" (
	"post_id" text PRIMARY KEY NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"slug" text NOT NULL,
	"category_id" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"featured_image" text,
	"featured_image_alt" text DEFAULT '' NOT NULL,
	"author_name" text NOT NULL,
	"read_minutes" smallint NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_keywords" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "blog_posts"."title" || ' ' || "blog_posts"."excerpt" || ' ' || regexp_replace("blog_posts"."content", '<[^>]*>', ' ', 'g'))) STORED NOT NULL,
	CONSTRAINT "blog_posts_published_have_date" CHECK ("blog_posts"."published_at" is not null or "blog_posts"."withdrawn_at" is not null),
	CONSTRAINT "blog_posts_archived_are_withdrawn" CHECK ("blog_posts"."archived_at" is null or "blog_posts"."withdrawn_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "former_post_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_changes" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"booking_id" text NOT NULL,
	"payment_id" text,
	"status" text NOT NULL,
	"description" text NOT NULL,
	"total_before" bigint NOT NULL,
	"total_after" bigint NOT NULL,
	"request" jsonb,
	"after" jsonb,
	"taken" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_changes_total_not_negative" CHECK ("booking_changes"."total_after" >= 0),
	CONSTRAINT "booking_changes_open_has_payment" CHECK (status <> 'open' or payment_id is not null)
);
--> statement-breakpoint
CREATE TABLE "booking_lines" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"booking_id" text NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"activity_id" text,
	"time_slot_id" text,
	"ticket_stock_id" text,
	"tour_id" text,
	"places" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "booking_lines_places_not_negative" CHECK ("booking_lines"."places" >= 0)
);
--> statement-breakpoint
CREATE TABLE "booking_notes" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"booking_id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"special_requests" text DEFAULT '' NOT NULL,
	"total" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmation_mail" text DEFAULT 'none' NOT NULL,
	"cancelled_at" timestamp with time zone,
	"refund" bigint,
	"payment_id" text,
	"promo_code_id" text,
	"channel" text,
	"request" jsonb,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace("bookings"."number" || ' ' || "bookings"."first_name" || ' ' || "bookings"."last_name" || ' ' || "bookings"."email" || ' ' || coalesce("bookings"."details" ->> 'title', '') || ' ' || coalesce(jsonb_path_query_array("bookings"."details", '$.items[*].title')::text, ''), '[^[:alnum:]]+', ' ', 'g'))) STORED NOT NULL,
	CONSTRAINT "bookings_total_not_negative" CHECK ("bookings"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart_additions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"channel" text NOT NULL,
	"booking_id" text
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"cart_id" text NOT NULL,
	"kind" text NOT NULL,
	"activity_id" text,
	"event_id" text,
	"ticket_type_id" text,
	"tour_id" text,
	"service_date" date NOT NULL,
	"time_slot_id" text,
	"quantity" integer NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_quantity_positive" CHECK ("cart_items"."quantity" > 0),
	CONSTRAINT "cart_items_one_product" CHECK (num_nonnulls("cart_items"."activity_id", "cart_items"."event_id", "cart_items"."tour_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text,
	"session_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_one_owner" CHECK (("carts"."user_id" is null) <> ("carts"."session_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"singleton" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_files" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"scene" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_drivers" (
	"date" date NOT NULL,
	"departure_id" text NOT NULL,
	"pickup_area" text NOT NULL,
	"driver" text,
	CONSTRAINT "pickup_drivers_date_departure_id_pickup_area_pk" PRIMARY KEY("date","departure_id","pickup_area")
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
CREATE TABLE "check_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"gate" text NOT NULL,
	"user_id" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "check_ins_undone" CHECK (("check_ins"."state" = 'undone') = ("check_ins"."undone_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "cruise_requests" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"number" text NOT NULL,
	"user_id" text,
	"cruise_id" text NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"guests" integer NOT NULL,
	"total" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace("cruise_requests"."number" || ' ' || "cruise_requests"."name" || ' ' || "cruise_requests"."email" || ' ' || "cruise_requests"."title", '[^[:alnum:]]+', ' ', 'g'))) STORED NOT NULL,
	CONSTRAINT "cruise_requests_guests_positive" CHECK ("cruise_requests"."guests" > 0)
);
--> statement-breakpoint
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
CREATE TABLE "destinations" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"shown_on" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"image_alt" text DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"rating" numeric(2, 1),
	"duration" text DEFAULT '' NOT NULL,
	"price" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "destinations_rating_in_range" CHECK ("destinations"."rating" between 0 and 5),
	CONSTRAINT "destinations_archived_are_withdrawn" CHECK ("destinations"."archived_at" is null or "destinations"."withdrawn_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"category" text NOT NULL,
	"location" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"duration" double precision,
	"price_range" text,
	"rating" real,
	"opening_hours" jsonb,
	"tags" jsonb NOT NULL,
	"image_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"kind" text DEFAULT 'account' NOT NULL,
	"mail" jsonb,
	"recipient" text DEFAULT '' NOT NULL,
	"confirmed_booking_id" text,
	"booking_id" text,
	"event" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone DEFAULT 'infinity' NOT NULL,
	CONSTRAINT "outgoing_mails_unsent_have_content" CHECK ("outgoing_mails"."state" = 'sent' or "outgoing_mails"."mail" is not null)
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"email" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"type" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text,
	"purpose" text DEFAULT 'booking' NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"url" text,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"ended" text,
	"decline" text,
	"dispute_changed_at" timestamp with time zone,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"hold_extensions" smallint DEFAULT 0 NOT NULL,
	"renewed_as" text,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "day_plans" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"session_hash" text NOT NULL,
	"itinerary" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planner_sessions" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"preferences" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"code" text NOT NULL,
	"rate" jsonb NOT NULL,
	"products" jsonb NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_customers" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint,
	"headers" jsonb,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"payment_id" text NOT NULL,
	"booking_id" text,
	"change_id" text,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "review_pictures" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"review_id" text NOT NULL,
	"file_hash" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"product_type" text NOT NULL,
	"product_id" text NOT NULL,
	"booking_id" text NOT NULL,
	"user_id" text NOT NULL,
	"author_name" text NOT NULL,
	"visited_on" date NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rejection_reason" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "reviews_stars_between" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_reason_if_rejected" CHECK (("reviews"."state" = 'rejected') = ("reviews"."rejection_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "stock_edits" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"product_type" text NOT NULL,
	"product_id" text NOT NULL,
	"action" text NOT NULL,
	"capacity" integer,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"counts" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"schedule_before" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_schedules" (
	"product_type" text NOT NULL,
	"product_id" text NOT NULL,
	"rules" jsonb NOT NULL,
	"blackouts" jsonb NOT NULL,
	"stays_closed" jsonb NOT NULL,
	CONSTRAINT "stock_schedules_product_type_product_id_pk" PRIMARY KEY("product_type","product_id")
);
--> statement-breakpoint
CREATE TABLE "test_provider_events" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"event" jsonb NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "test_provider_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "test_provider_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"decline" text,
	"card_brand" text,
	"card_last_four" text,
	"outcome" text,
	"is_challenged" boolean DEFAULT false NOT NULL,
	"settles_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_provider_payments_refunded_range" CHECK ("test_provider_payments"."refunded" between 0 and "test_provider_payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "test_provider_refunds" (
	"reference" text PRIMARY KEY NOT NULL,
	"refund_id" text NOT NULL,
	"payment" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_provider_refunds_amount_positive" CHECK ("test_provider_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "former_event_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"venue" text NOT NULL,
	"location" text,
	"event_type" text NOT NULL,
	"base_price" bigint NOT NULL,
	"lowest_price" bigint,
	"from_price" bigint GENERATED ALWAYS AS (coalesce("ticket_events"."lowest_price", "ticket_events"."base_price")) STORED NOT NULL,
	"duration_minutes" integer,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"images" jsonb NOT NULL,
	"cancellation_terms" jsonb,
	"facts" jsonb,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "ticket_events"."title" || ' ' || "ticket_events"."venue" || ' ' || coalesce("ticket_events"."location", '') || ' ' || "ticket_events"."description")) STORED NOT NULL,
	CONSTRAINT "ticket_events_archived_are_withdrawn" CHECK ("ticket_events"."archived_at" is null or "ticket_events"."withdrawn_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "ticket_stock" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"event_id" text NOT NULL,
	"ticket_type_id" text NOT NULL,
	"time_slot_id" text NOT NULL,
	"date" date NOT NULL,
	"capacity" integer NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"places_left" integer GENERATED ALWAYS AS (case when "ticket_stock"."closed" then 0 else "ticket_stock"."capacity" - "ticket_stock"."booked" end) STORED NOT NULL,
	CONSTRAINT "ticket_stock_never_oversold" CHECK ("ticket_stock"."booked" between 0 and "ticket_stock"."capacity")
);
--> statement-breakpoint
CREATE TABLE "ticket_time_slots" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"time" text NOT NULL,
	"price_adjustment" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_types" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"adult_price" bigint NOT NULL,
	"child_price" bigint,
	"price_seasons" jsonb,
	"adult_min_age" smallint NOT NULL,
	"child_min_age" smallint,
	"child_max_age" smallint,
	"child_requires_adult" boolean NOT NULL,
	"includes_fast_track" boolean NOT NULL,
	"includes_transfer" boolean NOT NULL,
	"includes_meal" boolean NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_tour_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"tour_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"name" text NOT NULL,
	"star_rating" smallint NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_types" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"name" text NOT NULL,
	"price_per_meal" bigint,
	"base_price" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_types" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"hotel_id" text NOT NULL,
	"name" text NOT NULL,
	"price_per_night" bigint,
	"base_price" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_days" (
	"tour_id" text NOT NULL,
	"day_number" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"hotel_id" text,
	"room_type_id" text,
	"transfers" jsonb NOT NULL,
	"meals" jsonb NOT NULL,
	"activities" jsonb NOT NULL,
	"includes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "tour_days_tour_id_day_number_pk" PRIMARY KEY("tour_id","day_number")
);
--> statement-breakpoint
CREATE TABLE "tour_stock" (
	"tour_id" text NOT NULL,
	"date" date NOT NULL,
	"capacity" integer,
	"booked" integer DEFAULT 0 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"places_left" integer GENERATED ALWAYS AS (case when "tour_stock"."closed" then 0 else "tour_stock"."capacity" - "tour_stock"."booked" end) STORED,
	CONSTRAINT "tour_stock_tour_id_date_pk" PRIMARY KEY("tour_id","date"),
	CONSTRAINT "tour_stock_never_oversold" CHECK ("tour_stock"."booked" >= 0 and "tour_stock"."booked" <= "tour_stock"."capacity")
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"location" text,
	"tour_type" text NOT NULL,
	"base_price" bigint NOT NULL,
	"price_seasons" jsonb,
	"lowest_price" bigint,
	"from_price" bigint GENERATED ALWAYS AS (coalesce("tours"."lowest_price", "tours"."base_price")) STORED NOT NULL,
	"duration_days" smallint NOT NULL,
	"duration_nights" smallint NOT NULL,
	"min_group_size" smallint,
	"max_group_size" smallint,
	"average_rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"meeting_point" text DEFAULT '' NOT NULL,
	"images" jsonb NOT NULL,
	"cancellation_terms" jsonb,
	"facts" jsonb,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "tours"."title" || ' ' || coalesce("tours"."location", '') || ' ' || "tours"."description")) STORED NOT NULL,
	CONSTRAINT "tours_archived_are_withdrawn" CHECK ("tours"."archived_at" is null or "tours"."withdrawn_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "transfer_types" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"name" text NOT NULL,
	"price_per_km" bigint,
	"base_price" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "road_distances" (
	"journey" text PRIMARY KEY NOT NULL,
	"kilometres" double precision NOT NULL,
	"measured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_zones" (
	"id" text PRIMARY KEY NOT NULL,
	"zones" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"image" text,
	"price" bigint NOT NULL,
	"price_per_km" bigint,
	"max_passengers" smallint NOT NULL,
	"max_luggage" smallint NOT NULL,
	"features" jsonb NOT NULL,
	"cancellation_terms" jsonb,
	"zone_prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "vehicles_archived_are_withdrawn" CHECK ("vehicles"."archived_at" is null or "vehicles"."withdrawn_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"hash" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"browser" text,
	"system" text,
	"first_used_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_hash_user_id_pk" PRIMARY KEY("hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_passwords" (
	"owner" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"device_hash" text
);
--> statement-breakpoint
CREATE TABLE "second_factor_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sessions_ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text,
	"last_step" integer DEFAULT 0 NOT NULL,
	"pending_secret" text,
	"pending_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"registration_key_hash" text,
	"google_subject" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"avatar" text,
	"bio" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"newsletter_subscription" boolean DEFAULT false NOT NULL,
	"staff_role" text,
	"had_booking" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp with time zone,
	"sessions_ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"endpoint_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_attempt_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret" text NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity_stock" ADD CONSTRAINT "activity_stock_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_activity_slugs" ADD CONSTRAINT "former_activity_slugs_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_parent_id_blog_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_views" ADD CONSTRAINT "blog_post_views_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_post_slugs" ADD CONSTRAINT "former_post_slugs_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_ticket_stock_id_ticket_stock_id_fk" FOREIGN KEY ("ticket_stock_id") REFERENCES "public"."ticket_stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_event_id_ticket_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."ticket_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cruise_requests" ADD CONSTRAINT "cruise_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_confirmed_booking_id_bookings_id_fk" FOREIGN KEY ("confirmed_booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_renewed_as_payments_id_fk" FOREIGN KEY ("renewed_as") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_change_id_booking_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."booking_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_provider_refunds" ADD CONSTRAINT "test_provider_refunds_payment_test_provider_payments_reference_fk" FOREIGN KEY ("payment") REFERENCES "public"."test_provider_payments"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_event_slugs" ADD CONSTRAINT "former_event_slugs_event_id_ticket_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."ticket_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_stock" ADD CONSTRAINT "ticket_stock_event_id_ticket_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."ticket_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_stock" ADD CONSTRAINT "ticket_stock_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_stock" ADD CONSTRAINT "ticket_stock_time_slot_id_ticket_time_slots_id_fk" FOREIGN KEY ("time_slot_id") REFERENCES "public"."ticket_time_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_time_slots" ADD CONSTRAINT "ticket_time_slots_event_id_ticket_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."ticket_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_event_id_ticket_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."ticket_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_tour_slugs" ADD CONSTRAINT "former_tour_slugs_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_types" ADD CONSTRAINT "room_types_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_stock" ADD CONSTRAINT "tour_stock_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_days" ADD CONSTRAINT "tour_days_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_days" ADD CONSTRAINT "tour_days_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_days" ADD CONSTRAINT "tour_days_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_challenges" ADD CONSTRAINT "second_factor_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activities_slug_key" ON "activities" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "activities_position_idx" ON "activities" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "activities_from_price_idx" ON "activities" USING btree ("from_price","id");--> statement-breakpoint
CREATE INDEX "activities_price_seasons_idx" ON "activities" USING btree ("id") WHERE "activities"."price_seasons" is not null;--> statement-breakpoint
CREATE INDEX "activities_shortest_idx" ON "activities" USING btree (coalesce("duration_minutes", 2147483647),"id");--> statement-breakpoint
CREATE INDEX "activities_longest_idx" ON "activities" USING btree (coalesce("duration_minutes", -1),"id");--> statement-breakpoint
CREATE INDEX "activities_title_idx" ON "activities" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "activities_rating_idx" ON "activities" USING btree ("average_rating","id");--> statement-breakpoint
CREATE INDEX "activities_created_at_idx" ON "activities" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "activities_type_idx" ON "activities" USING btree ("activity_type","position");--> statement-breakpoint
CREATE INDEX "activities_filters_idx" ON "activities" USING btree ("from_price","duration_minutes","activity_type") WHERE "activities"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "activities_languages_idx" ON "activities" USING gin ("languages" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "activities_min_age_idx" ON "activities" USING btree ((("facts" ->> 'min_age')::integer));--> statement-breakpoint
CREATE INDEX "activities_step_free_idx" ON "activities" USING btree ("id") WHERE "activities"."withdrawn_at" is null and "activities"."facts" @> '{"step_free": true}';--> statement-breakpoint
CREATE INDEX "activities_stroller_idx" ON "activities" USING btree ("id") WHERE "activities"."withdrawn_at" is null and "activities"."facts" @> '{"stroller": true}';--> statement-breakpoint
CREATE INDEX "activities_search_idx" ON "activities" USING gin ("search");--> statement-breakpoint
CREATE INDEX "former_activity_slugs_activity_idx" ON "former_activity_slugs" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at","position");--> statement-breakpoint
CREATE INDEX "audit_entries_object_id_idx" ON "audit_entries" USING btree ("object_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_categories_slug_key" ON "blog_categories" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_comments_post_id_idx" ON "blog_comments" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "blog_comments_created_at_idx" ON "blog_comments" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_posts_published_at_idx" ON "blog_posts" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "blog_posts_category_id_idx" ON "blog_posts" USING btree ("category_id","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_posts_search_idx" ON "blog_posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "former_post_slugs_post_idx" ON "former_post_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "booking_changes_booking_id_idx" ON "booking_changes" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_changes_payment_id_key" ON "booking_changes" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_changes_open_key" ON "booking_changes" USING btree ("booking_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "booking_lines_booking_id_idx" ON "booking_lines" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_lines_date_idx" ON "booking_lines" USING btree ("date");--> statement-breakpoint
CREATE INDEX "booking_lines_activity_idx" ON "booking_lines" USING btree ("activity_id","date");--> statement-breakpoint
CREATE INDEX "booking_lines_ticket_stock_id_idx" ON "booking_lines" USING btree ("ticket_stock_id");--> statement-breakpoint
CREATE INDEX "booking_lines_tour_idx" ON "booking_lines" USING btree ("tour_id","date");--> statement-breakpoint
CREATE INDEX "booking_notes_booking_id_idx" ON "booking_notes" USING btree ("booking_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "booking_notes_author_id_idx" ON "booking_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_number_key" ON "bookings" USING btree ("number");--> statement-breakpoint
CREATE INDEX "bookings_user_id_idx" ON "bookings" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at","id","channel","status","payment_status","total","refund");--> statement-breakpoint
CREATE INDEX "bookings_kind_idx" ON "bookings" USING btree ("kind","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_total_idx" ON "bookings" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "bookings_status_idx" ON "bookings" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_payment_status_idx" ON "bookings" USING btree ("payment_status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_phone_idx" ON "bookings" USING btree (reverse(regexp_replace("phone", '[^0-9]+', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bookings_payment_id_idx" ON "bookings" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bookings_promo_code_id_idx" ON "bookings" USING btree ("promo_code_id") WHERE "bookings"."promo_code_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_search_idx" ON "bookings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "bookings_return_date_idx" ON "bookings" USING btree (("details" -> 'transfer' ->> 'return_date')) WHERE "bookings"."kind" = 'transfer';--> statement-breakpoint
CREATE INDEX "cart_additions_added_at_idx" ON "cart_additions" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "cart_additions_booking_id_idx" ON "cart_additions" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "cart_items_cart_id_idx" ON "cart_items" USING btree ("cart_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_user_id_key" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_session_hash_key" ON "carts" USING btree ("session_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_admitted_key" ON "check_ins" USING btree ("booking_id","ordinal") WHERE "check_ins"."state" = 'admitted';--> statement-breakpoint
CREATE INDEX "check_ins_booking_id_idx" ON "check_ins" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cruise_requests_number_key" ON "cruise_requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "cruise_requests_user_id_idx" ON "cruise_requests" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cruise_requests_created_at_idx" ON "cruise_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cruise_requests_date_idx" ON "cruise_requests" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "cruise_requests_search_idx" ON "cruise_requests" USING gin ("search");--> statement-breakpoint
CREATE INDEX "destinations_order_idx" ON "destinations" USING btree ("shown_on","position","id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_next_attempt_at_idx" ON "outgoing_mails" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "outgoing_mails_queued_at_idx" ON "outgoing_mails" USING btree ("queued_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_booking_id_idx" ON "outgoing_mails" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_mails_event_key" ON "outgoing_mails" USING btree ("event");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_token_key" ON "newsletter_subscriptions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_requested_at_idx" ON "newsletter_subscriptions" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "payment_events_payment_id_idx" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_events_received_at_idx" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_key" ON "payments" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "payments_user_id_idx" ON "payments" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payments_unsettled_idx" ON "payments" USING btree ("checked_at") WHERE status in ('open', 'authorised');--> statement-breakpoint
CREATE INDEX "day_plans_session_hash_idx" ON "day_plans" USING btree ("session_hash","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_code_key" ON "promo_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "promo_codes_created_at_idx" ON "promo_codes" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "former_customers_deleted_at_idx" ON "former_customers" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_idx" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_idx" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_booking_id_idx" ON "refunds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refunds_unsettled_idx" ON "refunds" USING btree ("next_attempt_at") WHERE status in ('due', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "review_pictures_file_key" ON "review_pictures" USING btree ("review_id","file_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_booking_product_key" ON "reviews" USING btree ("booking_id","product_type","product_id");--> statement-breakpoint
CREATE INDEX "reviews_product_idx" ON "reviews" USING btree ("product_type","product_id","created_at" DESC NULLS FIRST,"id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_user_id_idx" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stock_edits_product_idx" ON "stock_edits" USING btree ("product_type","product_id","created_at");--> statement-breakpoint
CREATE INDEX "test_provider_events_next_attempt_at_idx" ON "test_provider_events" USING btree ("next_attempt_at","position");--> statement-breakpoint
CREATE UNIQUE INDEX "test_provider_payments_payment_id_key" ON "test_provider_payments" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "test_provider_payments_status_idx" ON "test_provider_payments" USING btree ("status","settles_at");--> statement-breakpoint
CREATE UNIQUE INDEX "test_provider_refunds_refund_id_key" ON "test_provider_refunds" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "test_provider_refunds_payment_idx" ON "test_provider_refunds" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "former_event_slugs_event_idx" ON "former_event_slugs" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_events_slug_key" ON "ticket_events" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "ticket_events_position_idx" ON "ticket_events" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "ticket_events_from_price_idx" ON "ticket_events" USING btree ("from_price","id");--> statement-breakpoint
CREATE INDEX "ticket_events_duration_idx" ON "ticket_events" USING btree ("duration_minutes","id");--> statement-breakpoint
CREATE INDEX "ticket_events_created_at_idx" ON "ticket_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_events_search_idx" ON "ticket_events" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_stock_type_slot_date_key" ON "ticket_stock" USING btree ("ticket_type_id","time_slot_id","date");--> statement-breakpoint
CREATE INDEX "ticket_stock_event_date_idx" ON "ticket_stock" USING btree ("event_id","date");--> statement-breakpoint
CREATE INDEX "ticket_stock_date_idx" ON "ticket_stock" USING btree ("date");--> statement-breakpoint
CREATE INDEX "ticket_time_slots_event_id_idx" ON "ticket_time_slots" USING btree ("event_id","time");--> statement-breakpoint
CREATE INDEX "ticket_types_event_id_idx" ON "ticket_types" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "ticket_types_price_seasons_idx" ON "ticket_types" USING btree ("event_id") WHERE "ticket_types"."price_seasons" is not null;--> statement-breakpoint
CREATE INDEX "former_tour_slugs_tour_idx" ON "former_tour_slugs" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "room_types_hotel_id_idx" ON "room_types" USING btree ("hotel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tours_slug_key" ON "tours" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "tours_position_idx" ON "tours" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "tours_from_price_idx" ON "tours" USING btree ("from_price","id");--> statement-breakpoint
CREATE INDEX "tours_duration_idx" ON "tours" USING btree ("duration_days","id");--> statement-breakpoint
CREATE INDEX "tours_rating_idx" ON "tours" USING btree ("average_rating","id");--> statement-breakpoint
CREATE INDEX "tours_created_at_idx" ON "tours" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tours_featured_idx" ON "tours" USING btree ("featured","position");--> statement-breakpoint
CREATE INDEX "tours_search_idx" ON "tours" USING gin ("search");--> statement-breakpoint
CREATE INDEX "road_distances_measured_at_idx" ON "road_distances" USING btree ("measured_at");--> statement-breakpoint
CREATE INDEX "vehicles_capacity_idx" ON "vehicles" USING btree ("max_passengers","max_luggage");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_hash_key" ON "calendar_feeds" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_id_key" ON "known_devices" USING btree ("id");--> statement-breakpoint
CREATE INDEX "known_devices_user_id_idx" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_last_used_at_idx" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "one_time_passwords_expires_at_idx" ON "one_time_passwords" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_idx" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_email_idx" ON "password_resets" USING btree ("email");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at_idx" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family_idx" ON "refresh_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user_id_idx" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_at_idx" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "second_factor_challenges_user_id_idx" ON "second_factor_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_factor_challenges_expires_at_idx" ON "second_factor_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_links_email_idx" ON "sign_in_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_in_links_expires_at_idx" ON "sign_in_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_google_subject_key" ON "users" USING btree ("google_subject");--> statement-breakpoint
CREATE INDEX "users_last_seen_at_idx" ON "users" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (to_tsvector('simple', regexp_replace("first_name" || ' ' || "last_name" || ' ' || "email", '[^[:alnum:]]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id_idx" ON "webhook_deliveries" USING btree ("endpoint_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoints_url_key" ON "webhook_endpoints" USING btree ("url");--> statement-breakpoint
INSERT INTO "catalogue_version" DEFAULT VALUES;--> statement-breakpoint
CREATE FUNCTION "new_catalogue_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "catalogue_version" SET "version" = gen_random_uuid();
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  "name" text;
BEGIN
  FOREACH "name" IN ARRAY ARRAY[
    'activities', 'ticket_events', 'ticket_types', 'ticket_time_slots', 'tours', 'tour_days', 'hotels', 'room_types',
    'meal_types', 'transfer_types', 'vehicles', 'cruises', 'destinations', 'reviews', 'review_pictures', 'uploaded_images'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER "new_catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION "new_catalogue_version"()',
      "name"
    );
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "reject_change_of_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are never changed or deleted';
END
$$;--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "reject_change_of_audit_entries"();--> statement-breakpoint
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
FOR EACH STATEMENT EXECUTE FUNCTION "notify_departures_of_check_ins"();--> statement-breakpoint
CREATE FUNCTION "notify_departures_of_drivers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('departures', to_char(NEW."date", 'YYYY-MM-DD'));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notify_departures_of_changes" AFTER INSERT OR UPDATE ON "pickup_drivers"
FOR EACH ROW EXECUTE FUNCTION "notify_departures_of_drivers"();
