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
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "activities"."title" || ' ' || "activities"."location_name" || ' ' || "activities"."description")) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_stock" (
	"activity_id" text NOT NULL,
	"date" date NOT NULL,
	"time_slot_id" text NOT NULL,
	"opening" integer NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_stock_activity_id_date_time_slot_id_pk" PRIMARY KEY("activity_id","date","time_slot_id"),
	CONSTRAINT "activity_stock_never_oversold" CHECK ("activity_stock"."booked" between 0 and "activity_stock"."opening")
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
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_comments" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"post_id" text NOT NULL,
	"parent_id" text,
	"user_id" text,
	"author_name" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"published_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "blog_posts"."title" || ' ' || "blog_posts"."excerpt" || ' ' || regexp_replace("blog_posts"."content", '<[^>]*>', ' ', 'g'))) STORED NOT NULL
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
	"places" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "booking_lines_places_not_negative" CHECK ("booking_lines"."places" >= 0)
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
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace("bookings"."number" || ' ' || "bookings"."first_name" || ' ' || "bookings"."last_name" || ' ' || "bookings"."email" || ' ' || coalesce("bookings"."details" ->> 'title', ''), '[^[:alnum:]]+', ' ', 'g'))) STORED NOT NULL,
	CONSTRAINT "bookings_total_not_negative" CHECK ("bookings"."total" >= 0)
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
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"scene" jsonb NOT NULL
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
	"mail" jsonb NOT NULL,
	"confirmed_booking_id" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"email" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
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
CREATE TABLE "ticket_events" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"venue" text NOT NULL,
	"location" text,
	"event_type" text NOT NULL,
	"base_price" bigint NOT NULL,
	"duration_minutes" integer,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"images" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "ticket_events"."title" || ' ' || "ticket_events"."venue" || ' ' || coalesce("ticket_events"."location", '') || ' ' || "ticket_events"."description")) STORED NOT NULL
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
	CONSTRAINT "tour_days_tour_id_day_number_pk" PRIMARY KEY("tour_id","day_number")
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
	"duration_days" smallint NOT NULL,
	"duration_nights" smallint NOT NULL,
	"min_group_size" smallint,
	"max_group_size" smallint,
	"average_rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"meeting_point" text DEFAULT '' NOT NULL,
	"images" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "tours"."title" || ' ' || coalesce("tours"."location", '') || ' ' || "tours"."description")) STORED NOT NULL
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
	"position" integer DEFAULT 0 NOT NULL
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
CREATE TABLE "password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"device_hash" text
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
	"email_verified_at" timestamp with time zone,
	"sessions_ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
ALTER TABLE "activity_stock" ADD CONSTRAINT "activity_stock_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_parent_id_blog_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_post_views" ADD CONSTRAINT "blog_post_views_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_ticket_stock_id_ticket_stock_id_fk" FOREIGN KEY ("ticket_stock_id") REFERENCES "public"."ticket_stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_event_id_ticket_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."ticket_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cruise_requests" ADD CONSTRAINT "cruise_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_confirmed_booking_id_bookings_id_fk" FOREIGN KEY ("confirmed_booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_stock" ADD CONSTRAINT "ticket_stock_event_id_ticket_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."ticket_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_stock" ADD CONSTRAINT "ticket_stock_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_stock" ADD CONSTRAINT "ticket_stock_time_slot_id_ticket_time_slots_id_fk" FOREIGN KEY ("time_slot_id") REFERENCES "public"."ticket_time_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_time_slots" ADD CONSTRAINT "ticket_time_slots_event_id_ticket_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."ticket_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_event_id_ticket_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."ticket_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_types" ADD CONSTRAINT "room_types_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_days" ADD CONSTRAINT "tour_days_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_days" ADD CONSTRAINT "tour_days_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_days" ADD CONSTRAINT "tour_days_room_type_id_room_types_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activities_slug_key" ON "activities" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "activities_position_idx" ON "activities" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "activities_base_price_idx" ON "activities" USING btree ("base_price","id");--> statement-breakpoint
CREATE INDEX "activities_duration_idx" ON "activities" USING btree ("duration_minutes","id");--> statement-breakpoint
CREATE INDEX "activities_rating_idx" ON "activities" USING btree ("average_rating","id");--> statement-breakpoint
CREATE INDEX "activities_created_at_idx" ON "activities" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "activities_type_idx" ON "activities" USING btree ("activity_type","position");--> statement-breakpoint
CREATE INDEX "activities_filters_idx" ON "activities" USING btree ("base_price","duration_minutes","activity_type") WHERE "activities"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "activities_search_idx" ON "activities" USING gin ("search");--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_categories_slug_key" ON "blog_categories" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_comments_post_id_idx" ON "blog_comments" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_posts_published_at_idx" ON "blog_posts" USING btree ("published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "blog_posts_category_id_idx" ON "blog_posts" USING btree ("category_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_posts_search_idx" ON "blog_posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "booking_lines_booking_id_idx" ON "booking_lines" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_lines_ticket_stock_id_idx" ON "booking_lines" USING btree ("ticket_stock_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_number_key" ON "bookings" USING btree ("number");--> statement-breakpoint
CREATE INDEX "bookings_user_id_idx" ON "bookings" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_kind_idx" ON "bookings" USING btree ("kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_total_idx" ON "bookings" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "bookings_search_idx" ON "bookings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "cart_items_cart_id_idx" ON "cart_items" USING btree ("cart_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_user_id_key" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_session_hash_key" ON "carts" USING btree ("session_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "cruise_requests_number_key" ON "cruise_requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "cruise_requests_user_id_idx" ON "cruise_requests" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cruise_requests_created_at_idx" ON "cruise_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cruise_requests_date_idx" ON "cruise_requests" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "cruise_requests_search_idx" ON "cruise_requests" USING gin ("search");--> statement-breakpoint
CREATE INDEX "outgoing_mails_next_attempt_at_idx" ON "outgoing_mails" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_token_key" ON "newsletter_subscriptions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_requested_at_idx" ON "newsletter_subscriptions" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "day_plans_session_hash_idx" ON "day_plans" USING btree ("session_hash","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_idx" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_events_slug_key" ON "ticket_events" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "ticket_events_position_idx" ON "ticket_events" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "ticket_events_base_price_idx" ON "ticket_events" USING btree ("base_price","id");--> statement-breakpoint
CREATE INDEX "ticket_events_duration_idx" ON "ticket_events" USING btree ("duration_minutes","id");--> statement-breakpoint
CREATE INDEX "ticket_events_created_at_idx" ON "ticket_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_events_search_idx" ON "ticket_events" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_stock_type_slot_date_key" ON "ticket_stock" USING btree ("ticket_type_id","time_slot_id","date");--> statement-breakpoint
CREATE INDEX "ticket_stock_event_date_idx" ON "ticket_stock" USING btree ("event_id","date");--> statement-breakpoint
CREATE INDEX "ticket_stock_date_idx" ON "ticket_stock" USING btree ("date");--> statement-breakpoint
CREATE INDEX "ticket_time_slots_event_id_idx" ON "ticket_time_slots" USING btree ("event_id","time");--> statement-breakpoint
CREATE INDEX "ticket_types_event_id_idx" ON "ticket_types" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "room_types_hotel_id_idx" ON "room_types" USING btree ("hotel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tours_slug_key" ON "tours" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "tours_position_idx" ON "tours" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "tours_base_price_idx" ON "tours" USING btree ("base_price","id");--> statement-breakpoint
CREATE INDEX "tours_duration_idx" ON "tours" USING btree ("duration_days","id");--> statement-breakpoint
CREATE INDEX "tours_rating_idx" ON "tours" USING btree ("average_rating","id");--> statement-breakpoint
CREATE INDEX "tours_created_at_idx" ON "tours" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tours_featured_idx" ON "tours" USING btree ("featured","position");--> statement-breakpoint
CREATE INDEX "tours_search_idx" ON "tours" USING gin ("search");--> statement-breakpoint
CREATE INDEX "road_distances_measured_at_idx" ON "road_distances" USING btree ("measured_at");--> statement-breakpoint
CREATE INDEX "vehicles_capacity_idx" ON "vehicles" USING btree ("max_passengers","max_luggage");--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_id_key" ON "known_devices" USING btree ("id");--> statement-breakpoint
CREATE INDEX "known_devices_user_id_idx" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_last_used_at_idx" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "one_time_passwords_expires_at_idx" ON "one_time_passwords" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_email_idx" ON "password_resets" USING btree ("email");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at_idx" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family_idx" ON "refresh_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user_id_idx" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_at_idx" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_google_subject_key" ON "users" USING btree ("google_subject");--> statement-breakpoint
CREATE INDEX "users_last_seen_at_idx" ON "users" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (to_tsvector('simple', regexp_replace("first_name" || ' ' || "last_name" || ' ' || "email", '[^[:alnum:]]+', ' ', 'g')));--> statement-breakpoint
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
    'activities', 'ticket_events', 'ticket_types', 'ticket_time_slots',
    'tours', 'tour_days', 'hotels', 'room_types', 'meal_types', 'transfer_types', 'vehicles'
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
FOR EACH STATEMENT EXECUTE FUNCTION "reject_change_of_audit_entries"();
