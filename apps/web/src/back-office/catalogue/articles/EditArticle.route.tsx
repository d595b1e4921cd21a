import { createPageMeta } from '../../../platform/page.ts';
import { article } from './article.tsx';

/** /dashboard/catalogue/articles/{id}, or /new, optionally as a copy: editing an article */
export default function EditArticle() {
  return <article.EditPage />;
}

export const meta = createPageMeta('Article · Dashboard');

export const isPrivate = true;
export const hasShell = false;
