import { useParams } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { ArticleWaiting } from './ArticleWaiting.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { NewArticle } from './NewArticle.tsx';
import { StoredArticle } from './StoredArticle.tsx';
import { useStaffApi } from './useStaffApi.ts';

const everyCategory = { query: { page_size: 100 } };

/** /dashboard/catalogue/articles/{id}, or /new: editing an article (GAP-59) */
export default function EditArticle() {
  const { articleId = '' } = useParams();
  return <DashboardFrame current="catalogue">{() => <Article key={articleId} id={articleId} />}</DashboardFrame>;
}

function Article({ id }: { readonly id: string }) {
  const { data, failure, reload } = useStaffApi('listCategories', everyCategory);
  if (!data) return <ArticleWaiting failure={failure} onRetry={reload} />;
  return id === 'new' ? <NewArticle categories={data.results} /> : <StoredArticle id={id} categories={data.results} />;
}

export const meta = pageMeta('Article · Dashboard');

export const isPrivate = true;
export const hasShell = false;
