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
ALTER TABLE "test_provider_refunds" ADD CONSTRAINT "test_provider_refunds_payment_test_provider_payments_reference_fk" FOREIGN KEY ("payment") REFERENCES "public"."test_provider_payments"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_provider_events_next_attempt_at_idx" ON "test_provider_events" USING btree ("next_attempt_at","position");--> statement-breakpoint
CREATE UNIQUE INDEX "test_provider_payments_payment_id_key" ON "test_provider_payments" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "test_provider_payments_status_idx" ON "test_provider_payments" USING btree ("status","settles_at");--> statement-breakpoint
CREATE UNIQUE INDEX "test_provider_refunds_refund_id_key" ON "test_provider_refunds" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "test_provider_refunds_payment_idx" ON "test_provider_refunds" USING btree ("payment");