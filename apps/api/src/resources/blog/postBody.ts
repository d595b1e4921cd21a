import type { components } from '@aitours/openapi/schema';
import type { CommentRow, PostSummaryRow } from '../../db/content/blog.ts';

type Schemas = components['schemas'];

interface SummarisedPost extends Omit<PostSummaryRow, 'post'> {
  readonly post: Omit<PostSummaryRow['post'], 'withdrawnAt' | 'archivedAt'>;
}

/** Returns a post without its content (ENTITY-37). The date of one that was never published is that of its creation. */
export const toPostBody = ({ post, category, comments }: SummarisedPost): Schemas['BlogPostSummary'] => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  featured_image: post.featuredImage,
  featured_image_alt: post.featuredImageAlt,
  published_at: (post.publishedAt ?? post.createdAt).toISOString(),
  created_at: post.createdAt.toISOString(),
  author: post.authorName,
  author_name: post.authorName,
  comment_count: comments,
  read_time: post.readMinutes,
  category,
  meta_title: post.metaTitle,
  meta_description: post.metaDescription,
  meta_keywords: post.metaKeywords,
});

/** Returns a comment or a reply (ENTITY-39). */
export const toCommentBody = (row: CommentRow): Schemas['BlogComment'] => ({
  id: row.id,
  content: row.content,
  parent: row.parentId,
  author: row.authorName,
  created_at: row.createdAt.toISOString(),
});
