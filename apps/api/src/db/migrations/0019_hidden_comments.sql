ALTER TABLE "blog_comments" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
CREATE INDEX "blog_comments_created_at_idx" ON "blog_comments" USING btree ("created_at" DESC NULLS LAST,"id");