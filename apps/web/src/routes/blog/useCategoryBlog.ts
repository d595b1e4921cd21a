import { findCategory } from '../../features/blog/blogPaths.ts';
import { allCategories, createCategoryPostsQuery } from '../../features/blog/blogQueries.ts';
import { useQuery } from '../../platform/api.tsx';
import type { BlogState } from './useBlog.ts';

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
  const posts = useQuery(category ? createCategoryPostsQuery(category.id) : null);
  return { name: category?.name, state: state() };

  function state(): BlogState {
    if (failure !== undefined) return { is: 'failed', retry: reload };
    if (posts.failure !== undefined) return { is: 'failed', retry: posts.reload };
    if (data && !category) return { is: 'loaded', posts: [], featured: [], categories };
    return posts.data ? { is: 'loaded', posts: posts.data.results, featured: [], categories } : { is: 'loading' };
  }
}
