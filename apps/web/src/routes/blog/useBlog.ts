import type { Schema } from '@aitours/api-client';
import { findCategory } from '../../features/blog/blogPaths.ts';
import { allCategories, featuredPosts, latestPosts, postsOfCategory } from '../../features/blog/blogQueries.ts';
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

export interface CategoryBlog {
  /** The category's name, once loaded. */
  readonly name: string | undefined;
  readonly state: BlogState;
}

/** Loads the posts of a URL's category (GAP-43); none for an unknown category. */
export function useCategoryBlog(slug: string): CategoryBlog {
  const { data, failure, reload } = useQuery(allCategories);
  const categories = data?.results ?? [];
  const category = findCategory(categories, slug);
  const posts = useQuery(category ? postsOfCategory(category.id) : null);
  return { name: category?.name, state: state() };

  function state(): BlogState {
    if (failure !== undefined) return { is: 'failed', retry: reload };
    if (posts.failure !== undefined) return { is: 'failed', retry: posts.reload };
    if (data && !category) return { is: 'loaded', posts: [], featured: [], categories };
    return posts.data ? { is: 'loaded', posts: posts.data.results, featured: [], categories } : { is: 'loading' };
  }
}
