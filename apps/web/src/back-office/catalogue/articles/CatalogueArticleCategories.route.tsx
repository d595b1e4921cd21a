import { Inline, LinkButton } from '@aitours/ui';
import { createPageMeta } from '../../../platform/page.ts';
import { paths } from '../../../platform/paths.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { EditShared } from '../product/EditShared.tsx';
import { ArticleCategoriesForm } from './ArticleCategoriesForm.tsx';
import { articleCategoriesForm as form, toCategoriesDraft } from './articleCategoriesDraft.ts';
import { articleCategoryMessages as texts } from './articleCategoryMessages.ts';

const useDetails = () => useStaffApi('getStaffCategories', {});

/** /dashboard/catalogue/article-categories: editing the categories of articles */
export default function CatalogueArticleCategories() {
  return (
    <EditShared
      {...{ path: staffPaths.articleCategories, texts, form, useDetails }}
      loadVersion={async (client, path) => toCategoriesDraft(await client.call('getCategoriesVersion', { path }))}
    >
      {(editing, { uses }) => (
        <>
          <Inline>
            <LinkButton tone="secondary" size="small" href={paths.blog}>
              {texts.toBlog}
            </LinkButton>
          </Inline>
          <ArticleCategoriesForm editing={editing} uses={uses} />
        </>
      )}
    </EditShared>
  );
}

export const meta = createPageMeta('Article categories · Dashboard');

export const isPrivate = true;
export const hasShell = false;
