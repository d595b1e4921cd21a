import type { Schema } from '@aitours/api-client';
import { paths } from '../../platform/paths.ts';

/** Returns the path of a post (SHELL-12). */
export const postPath = (slug: string): string => `${paths.blog}/${encodeURIComponent(slug)}`;

export const MAX_SEARCH_LENGTH = 100;

/** Returns the path of the posts that a search finds; of all posts if it is blank. */
export const getBlogSearchPath = (search: string): string =>
  search === '' ? paths.blog : `${paths.blog}?${new URLSearchParams({ search })}`;

/** Reads the search from the blog's URL; empty if there is none. */
export const readBlogSearch = (query: string): string =>
  (new URLSearchParams(query).get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);

type Named = Pick<Schema<'BlogCategory'>, 'name' | 'former_slugs'> & { readonly slug?: string };

/** Returns a category's URL segment: its slug, else its name in lower case with dashes (BLOG-13). */
const getCategorySlug = ({ slug, name }: Named): string => slug || name.toLowerCase().replaceAll(' ', '-');

/** Returns the category that a URL segment names, now or before; `undefined` if there is none. */
export const findCategory = <Category extends Named>(
  categories: readonly Category[] = [],
  segment = '',
): Category | undefined =>
  categories.find((category) => getCategorySlug(category) === segment) ??
  categories.find(({ former_slugs }) => former_slugs?.includes(segment));

/** Returns the path of a category (SHELL-13). */
export const getCategoryPath = (category: Named): string =>
  `${paths.blog}/category/${encodeURIComponent(getCategorySlug(category))}`;
