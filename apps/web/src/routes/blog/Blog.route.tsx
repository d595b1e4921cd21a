import { useSearch } from 'wouter';
import { readBlogSearch } from '../../features/blog/blogPaths.ts';
import { allCategories, createPostSearchQuery, featuredPosts, latestPosts } from '../../features/blog/blogQueries.ts';
import { useQuirks } from '../../platform/api.tsx';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { BlogView } from './Blog.view.tsx';
import { useBlog } from './useBlog.ts';

export default function Blog() {
  const search = readBlogSearch(useSearch());
  return <BlogView state={useBlog(useQuirks().hasInertControls ? '' : search)} />;
}

export const meta = createPageMeta(
  'Blog',
  'What to wear, where to eat, when to go: written by people who live in the Emirates.',
);

export const queries: RouteModule['queries'] = (_params, query, { hasInertControls }) => {
  const search = hasInertControls ? '' : readBlogSearch(query.toString());
  return [latestPosts, featuredPosts, allCategories, ...(search === '' ? [] : [createPostSearchQuery(search)])];
};

export const hasFeed = true;

export const parameters = import.meta.env.SSR ? /^(search)$/ : undefined;
