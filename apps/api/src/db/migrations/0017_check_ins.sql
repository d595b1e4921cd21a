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
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_admitted_key" ON "check_ins" USING btree ("booking_id","ordinal") WHERE "check_ins"."state" = 'admitted';--> statement-breakpoint
CREATE INDEX "check_ins_booking_id_idx" ON "check_ins" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_return_date_idx" ON "bookings" USING btree (("details" -> 'transfer' ->> 'return_date')) WHERE "bookings"."kind" = 'transfer';