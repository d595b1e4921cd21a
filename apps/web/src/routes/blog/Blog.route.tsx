import { allCategories, featuredPosts, latestPosts } from '../../features/blog/blogQueries.ts';
import { pageMeta, type RouteModule } from '../../platform/page.ts';
import { BlogView } from './Blog.view.tsx';
import { useBlog } from './useBlog.ts';

export default function Blog() {
  return <BlogView state={useBlog()} />;
}

export const meta = pageMeta(
  'Blog',
  'What to wear, where to eat, when to go: written by people who live in the Emirates.',
);

export const queries: RouteModule['queries'] = () => [latestPosts, featuredPosts, allCategories];

export const hasFeed = true;
