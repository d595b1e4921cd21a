import { Inline, LinkButton } from '@aitours/ui';
import { createPageMeta } from '../../../platform/page.ts';
import { paths } from '../../../platform/paths.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { EditShared } from '../product/EditShared.tsx';
import { FaqForm } from './FaqForm.tsx';
import { faqForm as form, toFaqDraft } from './faqDraft.ts';
import { faqMessages as texts } from './faqMessages.ts';

const useDetails = () => useStaffApi('getStaffFaq', {});

/** /dashboard/catalogue/faq: editing the questions of the FAQ */
export default function CatalogueFaq() {
  return (
    <EditShared
      {...{ path: staffPaths.catalogueFaq, texts, form, useDetails }}
      loadVersion={async (client, path) => toFaqDraft(await client.call('getFaqVersion', { path }))}
    >
      {(editing) => (
        <>
          <Inline>
            <LinkButton tone="secondary" size="small" href={paths.faq}>
              {texts.toShop}
            </LinkButton>
          </Inline>
          <FaqForm editing={editing} />
        </>
      )}
    </EditShared>
  );
}

export const meta = createPageMeta('FAQ · Dashboard');

export const isPrivate = true;
export const hasShell = false;
