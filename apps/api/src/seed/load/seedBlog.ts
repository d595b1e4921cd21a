import type { Database } from '../../db/database.ts';
import { blogCategories, blogComments, blogPosts } from '../../db/schema.ts';
import { upsert } from '../../db/upsert.ts';
import { day } from '../../lib/durations.ts';
import type { BlogPostSeed, CommentSeed } from '../catalogue/blogPost.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import { findSeeded } from './findSeeded.ts';
import { getPictureId } from './pictures.ts';
import { seedId } from './seedId.ts';

/** Upserts the categories and posts of the blog, and inserts missing comments. */
export async function seedBlog(
  db: Database,
  { blogCategories: categories, blogPosts: posts }: Catalogue,
): Promise<void> {
  const rows = categories.map((category, position) => ({
    ...category,
    id: seedId('category', category.slug),
    position,
  }));
  const { own, ids: categoryIds } = await findSeeded(db, blogCategories, 'category', rows);
  await upsert(db, blogCategories, [blogCategories.slug], own);
  const { own: ownPosts, ids } = await findSeeded(db, blogPosts, 'post', posts);
  await upsert(
    db,
    blogPosts,
    [blogPosts.slug],
    ownPosts.map((post) => postRow(post, categoryIds.get(post.category) ?? '')),
  );
  for (const post of ownPosts) await seedComments(db, post, ids.get(post.slug) ?? '');
}

const postRow = (post: BlogPostSeed, categoryId: string) => ({
  id: seedId('post', post.slug),
  slug: post.slug,
  categoryId,
  title: post.title,
  excerpt: post.excerpt,
  content: post.content,
  featuredImage: getPictureId('post', post.slug),
  featuredImageAlt: post.imageAlt,
  authorName: post.author,
  readMinutes: post.readMinutes,
  featured: post.featured,
  metaTitle: post.metaTitle,
  metaDescription: post.metaDescription,
  metaKeywords: post.metaKeywords,
  publishedAt: publishedAt(post),
  createdAt: publishedAt(post),
});

/** Returns 09:00 in Dubai on the day of publication. */
const publishedAt = ({ publishedOn }: BlogPostSeed): Date => new Date(`${publishedOn}T05:00:00Z`);

async function seedComments(db: Database, post: BlogPostSeed, postId: string): Promise<void> {
  const row = (
    { author, content, daysLater }: Omit<CommentSeed, 'replies'>,
    parentId: string | null,
    name: string,
  ) => ({
    id: seedId('comment', post.slug, name),
    postId,
    parentId,
    authorName: author,
    content,
    createdAt: new Date(publishedAt(post).getTime() + daysLater * day),
  });
  const comments = post.comments.flatMap((comment, index) => {
    const parent = row(comment, null, String(index));
    return [parent, ...comment.replies.map((reply, at) => row(reply, parent.id, `${index}.${at}`))];
  });
  if (comments.length > 0) await db.insert(blogComments).values(comments).onConflictDoNothing();
}
