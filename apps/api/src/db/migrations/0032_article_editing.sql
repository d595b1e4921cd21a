CREATE TABLE "former_post_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_post_slugs" ADD CONSTRAINT "former_post_slugs_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_post_slugs_post_idx" ON "former_post_slugs" USING btree ("post_id");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_published_have_date" CHECK ("blog_posts"."published_at" is not null or "blog_posts"."withdrawn_at" is not null);--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_archived_are_withdrawn" CHECK ("blog_posts"."archived_at" is null or "blog_posts"."withdrawn_at" is not null);