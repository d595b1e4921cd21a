import { useEffect } from 'react';
import { useParams } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { ArticleForm } from './ArticleForm.tsx';
import { ArticleWaiting, allArticles } from './ArticleWaiting.tsx';
import { articleForm, emptyArticle } from './articleDraft.ts';
import { articleMessages as texts } from './articleMessages.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { NewProduct } from './EditProduct.tsx';
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
  // A category that is added in another window can be chosen here.
  useEffect(() => {
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  });
  if (!data) return <ArticleWaiting failure={failure} onRetry={reload} />;
  const { results: categories } = data;
  if (id !== 'new') return <StoredArticle id={id} categories={categories} />;
  return (
    <NewProduct
      {...{ form: articleForm, texts, list: allArticles }}
      createFirst={() => emptyArticle}
      toPath={({ post }) => staffPaths.editArticle(post.id)}
    >
      {(editing) => <ArticleForm editing={editing} categories={categories} />}
    </NewProduct>
  );
}

export const meta = pageMeta('Article · Dashboard');

export const isPrivate = true;
export const hasShell = false;
