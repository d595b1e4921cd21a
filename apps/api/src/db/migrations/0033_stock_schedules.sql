CREATE TABLE "stock_schedules" (
	"product_type" text NOT NULL,
	"product_id" text NOT NULL,
	"rules" jsonb NOT NULL,
	"blackouts" jsonb NOT NULL,
	"stays_closed" jsonb NOT NULL,
	CONSTRAINT "stock_schedules_product_type_product_id_pk" PRIMARY KEY("product_type","product_id")
);
--> statement-breakpoint
ALTER TABLE "stock_edits" ADD COLUMN "schedule_before" jsonb;