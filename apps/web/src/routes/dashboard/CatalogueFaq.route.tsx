import { Inline, LinkButton, Stack } from '@aitours/ui';
import { useRef, useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useClient } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { CatalogueLinks } from './CatalogueLinks.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { FaqForm } from './FaqForm.tsx';
import { faqForm, type StaffFaq, toFaqDraft } from './faqDraft.ts';
import { faqMessages as messages } from './faqMessages.ts';
import { ProductHistory } from './ProductHistory.tsx';
import { ProductWaiting } from './ProductWaiting.tsx';
import { SectionHead } from './SectionHead.tsx';
import { useOpened } from './useOpened.ts';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';

/** /dashboard/catalogue/faq: editing the questions of the FAQ (GAP-59) */
export default function CatalogueFaq() {
  return <DashboardFrame current="catalogue">{() => <StoredFaq />}</DashboardFrame>;
}

const links = <CatalogueLinks current={staffPaths.catalogueFaq} />;

function StoredFaq() {
  const response = useStaffApi('getStaffFaq', {});
  const [details, setDetails] = useOpened(response);
  if (!details)
    return <ProductWaiting failure={response.failure} onRetry={response.reload} texts={messages} action={links} />;
  return <OneFaq details={details} onChanged={setDetails} />;
}

interface OneFaqProps {
  readonly details: StaffFaq;
  readonly onChanged: (current: StaffFaq) => void;
}

function OneFaq({ details, onChanged }: OneFaqProps) {
  const client = useClient();
  const notify = useNotify();
  const page = useRef<HTMLDivElement>(null);
  const [first] = useState(() => toFaqDraft(details.faq));
  useTitleFocus(page, details.version);
  const onSaved = (saved: StaffFaq) => {
    notify('success', messages.saved);
    onChanged(saved);
  };
  const editing = useProductEdit({ form: faqForm, details, first, onSaved, onStale: onChanged });
  const toShop = (
    <LinkButton tone="secondary" size="small" href={paths.faq}>
      {messages.toShop}
    </LinkButton>
  );
  return (
    <div ref={page}>
      <Stack gap="large">
        <SectionHead title={messages.title} lead={messages.lead} action={links} />
        <Inline>{toShop}</Inline>
        <FaqForm editing={editing} />
        <ProductHistory
          history={details.history}
          load={(changeId) => client.call('getFaqVersion', { path: { change_id: changeId } })}
          onUse={(earlier, at) => {
            editing.change(toFaqDraft(earlier));
            notify('success', shared.versionInForm(at));
          }}
        />
      </Stack>
    </div>
  );
}

export const meta = pageMeta('FAQ · Dashboard');

export const isPrivate = true;
export const hasShell = false;
