import { LinkButton } from '@aitours/ui';
import { useClient } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { ArticleCategoriesForm } from './ArticleCategoriesForm.tsx';
import { articleCategoriesForm, toCategoriesDraft } from './articleCategoriesDraft.ts';
import { articleCategoryMessages as texts } from './articleCategoryMessages.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { StoredDocument } from './StoredDocument.tsx';
import { useStaffApi } from './useStaffApi.ts';

/** /dashboard/catalogue/article-categories: editing the categories of articles (GAP-59) */
export default function CatalogueArticleCategories() {
  return <DashboardFrame current="catalogue">{() => <ArticleCategories />}</DashboardFrame>;
}

function ArticleCategories() {
  const client = useClient();
  const response = useStaffApi('getStaffCategories', {});
  return (
    <StoredDocument
      {...{ response, texts, path: staffPaths.articleCategories, form: articleCategoriesForm }}
      loadVersion={async (path) => toCategoriesDraft(await client.call('getCategoriesVersion', { path }))}
      toShop={
        <LinkButton tone="secondary" size="small" href={paths.blog}>
          {texts.toBlog}
        </LinkButton>
      }
    >
      {(editing, { uses }) => <ArticleCategoriesForm editing={editing} uses={uses} />}
    </StoredDocument>
  );
}

export const meta = pageMeta('Article categories · Dashboard');

export const isPrivate = true;
export const hasShell = false;
