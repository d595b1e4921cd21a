import { createPageMeta } from '../../../platform/page.ts';
import { article } from './article.tsx';

/** /dashboard/catalogue/articles: articles in all states, to edit */
export default function CatalogueArticles() {
  return <article.ListPage />;
}

export const meta = createPageMeta('Articles · Dashboard');

export const isPrivate = true;
export const hasShell = false;
