import type { Schema } from '@aitours/api-client';
import { useEffect } from 'react';
import {
  allCategories,
  createRelatedPostsQuery,
  FEW,
  latestPosts,
  postBySlug,
} from '../../features/blog/blogQueries.ts';
import { useQuery } from '../../platform/api.tsx';

type Summaries = readonly Schema<'BlogPostSummary'>[];

export type ArticleState =
  | { readonly is: 'loading' | 'unspecified' | 'missing' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      readonly post: Schema<'BlogPost'>;
      readonly related: Summaries;
      readonly latest: Summaries;
      readonly categories: readonly Schema<'BlogCategory'>[];
    };

/** Loads an article with its related and latest posts; errors of the latter are not shown (BLOG-14, BLOG-16). */
export function useArticle(slug: string): ArticleState {
  const isSpecified = slug.trim() !== '';
  const post = useQuery(isSpecified ? postBySlug(slug) : null);
  const related = useQuery(isSpecified ? createRelatedPostsQuery(slug) : null);
  const latest = useQuery(latestPosts);
  const categories = useQuery(allCategories);
  useView(post.data?.id);

  if (!isSpecified) return { is: 'unspecified' };
  if (post.data) {
    const { id } = post.data;
    return {
      is: 'loaded',
      post: post.data,
      related: (related.data ?? []).slice(0, FEW),
      latest: (latest.data?.results ?? []).filter((other) => other.id !== id).slice(0, FEW),
      categories: categories.data?.results ?? [],
    };
  }
  if (post.isNotFound) return { is: 'missing' };
  return post.failure === undefined ? { is: 'loading' } : { is: 'failed', retry: post.reload };
}

/** Counts a view (`recordPostView`) without the script that sends the other requests; errors are ignored (BLOG-23). */
function useView(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) fetch(`/api/v1/blog/posts/${id}/view/`, { method: 'POST', keepalive: true }).catch(ignore);
  }, [id]);
}

const ignore = () => undefined;
