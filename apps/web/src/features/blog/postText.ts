import type { Schema } from '@aitours/api-client';
import { formatShortDate, toDubaiDate } from '@aitours/domain/dates';
import { messages } from './messages.ts';

type Post = Schema<'BlogPostSummary'>;

/** Returns the author's name (BLOG-05). */
export const getAuthor = ({ author }: Pick<Post, 'author'>): string => author ?? messages.admin;

export const formatPublicationDate = ({ published_at }: Pick<Post, 'published_at'>): string =>
  formatShortDate(toDubaiDate(new Date(published_at)));

/** Returns the badge on an article's picture: `['18', 'Feb']` (BLOG-08). */
export function formatDayAndMonth(post: Pick<Post, 'published_at'>): readonly [day: string, month: string] {
  const [day = '', month = ''] = formatPublicationDate(post).split(' ');
  return [day, month];
}

/** Returns the categories that readers see: one is new to them with its first post. */
export const withPosts = <Category extends Pick<Schema<'BlogCategory'>, 'post_count'>>(
  categories: readonly Category[],
): Category[] => categories.filter(({ post_count }) => post_count > 0);

/** Returns the filter names: the server's categories, else the categories of the posts (BLOG-04). */
export const listTags = (
  posts: readonly Post[],
  categories: readonly Pick<Schema<'BlogCategory'>, 'name' | 'post_count'>[],
): string[] => [
  ...new Set(
    categories.length > 0
      ? withPosts(categories).map(({ name }) => name)
      : posts.flatMap(({ category }) => (category ? [category.name] : [])),
  ),
];

/** Returns the posts of a category; all without one (BLOG-04). */
export const selectTaggedPosts = (posts: readonly Post[], tag: string | undefined): readonly Post[] =>
  tag === undefined ? posts : posts.filter(({ category }) => category?.name === tag);
