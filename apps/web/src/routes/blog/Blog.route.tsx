import { pageOf } from '../../app/pageOf.ts';
import type { RouteModule } from '../../app/route-table.ts';
import { allCategories, latestPosts } from '../../features/blog/blogNeeds.ts';
import { BlogView } from './Blog.view.tsx';
import { useBlog } from './useBlog.ts';

/** /blog */
export default function Blog() {
  return <BlogView state={useBlog()} />;
}

export const meta = pageOf(
  'Blog',
  'What to wear, where to eat, when to go: written by people who live in the Emirates.',
);

export const needs: RouteModule['needs'] = () => [latestPosts, allCategories];
