import type { Schema } from '@aitours/api-client';
import { allCategories, createPostSearchQuery, featuredPosts, latestPosts } from '../../features/blog/blogQueries.ts';
import { useQuery } from '../../platform/api.tsx';

type Posts = readonly Schema<'BlogPostSummary'>[];

/** The posts that a search finds. */
export interface BlogSearchState {
  readonly text: string;
  /** Absent until they are loaded. */
  readonly posts: Posts | undefined;
  /** Present when they couldn't be loaded. */
  readonly retry: (() => void) | undefined;
}

export type BlogState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      readonly posts: Posts;
      readonly featured: Posts;
      readonly categories: readonly Schema<'BlogCategory'>[];
      readonly search?: BlogSearchState | undefined;
    };

/**
 * Loads the blog's posts (BLOG-03); errors of featured posts and categories are not shown (SHELL-63).
 *
 * @param search also loads the posts that it finds; empty: none
 */
export function useBlog(search: string): BlogState {
  const posts = useQuery(latestPosts);
  const featured = useQuery(featuredPosts);
  const categories = useQuery(allCategories);
  const found = useQuery(search === '' ? null : createPostSearchQuery(search));
  if (posts.data || search !== '') {
    return {
      is: 'loaded',
      posts: posts.data?.results ?? [],
      featured: featured.data ?? [],
      categories: categories.data?.results ?? [],
      ...(search !== '' && {
        search: {
          text: search,
          posts: found.data?.results,
          retry: found.failure === undefined ? undefined : found.reload,
        },
      }),
    };
  }
  return posts.failure === undefined ? { is: 'loading' } : { is: 'failed', retry: posts.reload };
}
