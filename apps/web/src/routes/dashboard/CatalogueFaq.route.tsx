import { LinkButton } from '@aitours/ui';
import { useClient } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { FaqForm } from './FaqForm.tsx';
import { faqForm, toFaqDraft } from './faqDraft.ts';
import { faqMessages as texts } from './faqMessages.ts';
import { StoredDocument } from './StoredDocument.tsx';
import { useStaffApi } from './useStaffApi.ts';

/** /dashboard/catalogue/faq: editing the questions of the FAQ (GAP-59) */
export default function CatalogueFaq() {
  return <DashboardFrame current="catalogue">{() => <Faq />}</DashboardFrame>;
}

function Faq() {
  const client = useClient();
  const response = useStaffApi('getStaffFaq', {});
  return (
    <StoredDocument
      {...{ response, texts, path: staffPaths.catalogueFaq, form: faqForm }}
      loadVersion={async (path) => toFaqDraft(await client.call('getFaqVersion', { path }))}
      toShop={
        <LinkButton tone="secondary" size="small" href={paths.faq}>
          {texts.toShop}
        </LinkButton>
      }
    >
      {(editing) => <FaqForm editing={editing} />}
    </StoredDocument>
  );
}

export const meta = pageMeta('FAQ · Dashboard');

export const isPrivate = true;
export const hasShell = false;
