CREATE TABLE "former_customers" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "had_booking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "former_customers_deleted_at_idx" ON "former_customers" USING btree ("deleted_at");