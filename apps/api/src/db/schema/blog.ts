import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, searchVector, tsvector } from './columns.ts';
import { users } from './users.ts';

export const blogCategories = pgTable(
  'blog_categories',
  {
    id: id(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
    /** Whose links still lead to it, the oldest first. */
    formerSlugs: jsonb('former_slugs').$type<readonly string[]>().notNull().default([]),
  },
  (table) => [uniqueIndex('blog_categories_slug_key').on(table.slug)],
);

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: text('slug').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => blogCategories.id),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** HTML. */
    content: text('content').notNull(),
    featuredImage: text('featured_image'),
    featuredImageAlt: text('featured_image_alt').notNull().default(''),
    authorName: text('author_name').notNull(),
    readMinutes: smallint('read_minutes').notNull(),
    featured: boolean('featured').notNull().default(false),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    metaKeywords: text('meta_keywords').notNull().default(''),
    /** From when readers see it; null: it was never published, and has no date yet. */
    publishedAt: instant('published_at'),
    /** Since when it isn't published; null: it is. */
    withdrawnAt: instant('withdrawn_at'),
    /** Null: staff haven't archived it. */
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs((): SQL => {
        const { title, excerpt, content } = blogPosts;
        return searchVector(title, excerpt, sql`regexp_replace(${content}, '<[^>]*>', ' ', 'g')`);
      }),
  },
  (table) => [
    uniqueIndex('blog_posts_slug_key').on(table.slug),
    index('blog_posts_published_at_idx').on(table.publishedAt.desc().nullsFirst(), table.id),
    index('blog_posts_category_id_idx').on(table.categoryId, table.publishedAt.desc().nullsFirst()),
    index('blog_posts_search_idx').using('gin', table.search),
    check('blog_posts_published_have_date', sql`${table.publishedAt} is not null or ${table.withdrawnAt} is not null`),
    check('blog_posts_archived_are_withdrawn', sql`${table.archivedAt} is null or ${table.withdrawnAt} is not null`),
  ],
);

/** The slugs that posts had before, whose links still lead to them. */
export const formerPostSlugs = pgTable(
  'former_post_slugs',
  {
    slug: text('slug').primaryKey(),
    /** The post that had it last. */
    postId: text('post_id')
      .notNull()
      .references(() => blogPosts.id),
  },
  (table) => [index('former_post_slugs_post_idx').on(table.postId)],
);

/** A table of its own, so that counting a view doesn't rewrite the article's row. */
export const blogPostViews = pgTable('blog_post_views', {
  postId: text('post_id')
    .primaryKey()
    .references(() => blogPosts.id, { onDelete: 'cascade' }),
  views: integer('views').notNull().default(0),
});

/** Why staff hide comments. */
const hidingReasons = ['spam', 'offensive', 'personal-data', 'off-topic'] as const;

export const blogComments = pgTable(
  'blog_comments',
  {
    id: id(),
    postId: text('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    parentId: text('parent_id').references((): AnyPgColumn => blogComments.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Why staff have hidden it; null: readers see it, unless the comment it replies to is hidden. */
    hiddenReason: text('hidden_reason', { enum: hidingReasons }),
  },
  (table) => [
    index('blog_comments_post_id_idx').on(table.postId, table.createdAt),
    index('blog_comments_created_at_idx').on(table.createdAt.desc().nullsFirst(), table.id),
  ],
);
