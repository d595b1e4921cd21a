import { useParams } from 'wouter';
import { findCategory, getCategoryPath } from '../../features/blog/blogPaths.ts';
import { allCategories } from '../../features/blog/blogQueries.ts';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { BlogView } from './Blog.view.tsx';
import { messages } from './messages.ts';
import { useCategoryBlog } from './useCategoryBlog.ts';

export default function BlogCategory() {
  const { slug } = useParams<'/blog/category/:slug'>();
  const { name, state } = useCategoryBlog(slug);
  return <BlogView isCategory state={state} category={name} />;
}

export const status: RouteModule['status'] = (preloaded, { slug }) => {
  const categories = preloaded(allCategories)?.results;
  return categories && !findCategory(categories, slug) ? 404 : 200;
};

export const meta: RouteModule['meta'] = (preloaded, { slug }) => {
  const category = findCategory(preloaded(allCategories)?.results, slug);
  return category ? createPageMeta(messages.category(category.name), messages.lead) : createPageMeta('Blog');
};

export const queries: RouteModule['queries'] = () => [allCategories];

export const movedTo: RouteModule['movedTo'] = import.meta.env.SSR
  ? (preloaded, { slug = '' }) => {
      const category = findCategory(preloaded(allCategories)?.results, slug);
      return category?.former_slugs?.includes(slug) ? getCategoryPath(category) : undefined;
    }
  : undefined;

export const hasFeed = true;
