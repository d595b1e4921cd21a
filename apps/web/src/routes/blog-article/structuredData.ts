import { type Schema, toPictureUrl } from '@aitours/api-client';
import { postPath } from '../../features/blog/blogPaths.ts';

/** Describes an article of the blog (schema.org/BlogPosting). */
export const createBlogPosting = (post: Schema<'BlogPost'>) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  url: postPath(post.slug),
  datePublished: post.published_at,
  ...(post.author_name && { author: { '@type': 'Person', name: post.author_name } }),
  ...(post.featured_image && { image: toPictureUrl(post.featured_image, 1280, 'jpg') }),
});
