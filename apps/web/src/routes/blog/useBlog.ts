import type { Schema } from '@aitours/api-client';
import { allCategories, featuredPosts, latestPosts } from '../../features/blog/blogQueries.ts';
import { useQuery } from '../../platform/api.tsx';

export type BlogState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      readonly posts: readonly Schema<'BlogPostSummary'>[];
      readonly featured: readonly Schema<'BlogPostSummary'>[];
      readonly categories: readonly Schema<'BlogCategory'>[];
    };

/** Loads the blog's posts (BLOG-03); errors of featured posts and categories are not shown (SHELL-63). */
export function useBlog(): BlogState {
  const posts = useQuery(latestPosts);
  const featured = useQuery(featuredPosts);
  const categories = useQuery(allCategories);
  if (posts.data) {
    return {
      is: 'loaded',
      posts: posts.data.results,
      featured: featured.data ?? [],
      categories: categories.data?.results ?? [],
    };
  }
  return posts.failure === undefined ? { is: 'loading' } : { is: 'failed', retry: posts.reload };
}
