import type { Schema } from '@aitours/api-client';
import { formatShortDate, toDubaiDate } from '@aitours/domain/dates';
import { messages } from './messages.ts';

type Post = Schema<'BlogPostSummary'>;

/** Returns the author's name (BLOG-05). */
export const authorOf = ({ author }: Pick<Post, 'author'>): string => author ?? messages.admin;

export const publishedOn = ({ published_at }: Pick<Post, 'published_at'>): string =>
  formatShortDate(toDubaiDate(new Date(published_at)));

/** Returns the badge on an article's picture: `['18', 'Feb']` (BLOG-08). */
export function dayAndMonth(post: Pick<Post, 'published_at'>): readonly [day: string, month: string] {
  const [day = '', month = ''] = publishedOn(post).split(' ');
  return [day, month];
}

/** Returns the filter names: the server's categories, else the categories of the posts (BLOG-04). */
export const tagsOf = (posts: readonly Post[], categories: readonly { readonly name: string }[]): string[] => [
  ...new Set(
    categories.length > 0
      ? categories.map(({ name }) => name)
      : posts.flatMap(({ category }) => (category ? [category.name] : [])),
  ),
];

/** Returns the posts of a category; all without one (BLOG-04). */
export const taggedPosts = (posts: readonly Post[], tag: string | undefined): readonly Post[] =>
  tag === undefined ? posts : posts.filter(({ category }) => category?.name === tag);
