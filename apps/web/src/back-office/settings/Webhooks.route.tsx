import { Section } from '@aitours/ui';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { StaffTable } from '../shared/list/StaffTable.tsx';
import { useStaffPage } from '../shared/list/useStaffPage.ts';
import { listMessages } from '../shared/listMessages.ts';
import { messages as sectionMessages } from '../shared/messages.ts';
import { SectionHead } from '../shared/SectionHead.tsx';
import { StateFilter } from '../shared/StateFilter.tsx';
import { useList } from '../shared/useList.ts';
import { WebhookEndpoints } from './WebhookEndpoints.tsx';
import { createDeliveryColumns } from './webhookColumns.tsx';
import { webhookMessages as messages } from './webhookMessages.ts';

const { lead, ...texts } = listMessages.lists.webhooks;
const states = ['queued', 'retrying', 'delivered', 'failed'] as const;

/** /dashboard/webhooks: events for other systems */
export default function Webhooks() {
  return <DashboardFrame current="webhooks">{() => <AllWebhooks />}</DashboardFrame>;
}

function AllWebhooks() {
  const notify = useNotify();
  const list = useList(staffPaths.webhooks, [], ['state']);
  const { query } = list;
  const state = states.find((known) => known === query.filters['state']);
  const page = useStaffPage('webhooks', query, {}, (client, { ordering: _, ...rest }) =>
    client.call('listWebhookDeliveries', { query: { ...rest, ...(state && { state }) } }),
  );
  const reload = () => page.is === 'loaded' && page.reload();
  const columns = createDeliveryColumns(() => {
    notify('success', messages.resent);
    void reload();
  });
  return (
    <>
      <SectionHead title={sectionMessages.sections.webhooks} lead={lead} />
      <WebhookEndpoints onSent={reload} />
      <Section title={messages.log} size="medium">
        <StaffTable
          {...list}
          caption={messages.log}
          columns={columns}
          rowKey={({ id }) => id}
          page={page}
          path={staffPaths.webhooks}
          texts={texts}
          filters={<StateFilter label={messages.state} options={messages.stateOptions} list={list} />}
        />
      </Section>
    </>
  );
}

export const meta = createPageMeta('Webhooks · Dashboard');

export const isPrivate = true;
export const hasShell = false;
