import { Button } from '@aitours/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from '../../../features/notifications/NotificationsProvider.tsx';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { useToday } from '../../../platform/useToday.ts';
import { DashboardFrame } from '../../shared/DashboardFrame.tsx';
import { StaffTable } from '../../shared/list/StaffTable.tsx';
import { useStaffPage } from '../../shared/list/useStaffPage.ts';
import { listMessages } from '../../shared/listMessages.ts';
import { messages as sectionMessages } from '../../shared/messages.ts';
import { SectionHead } from '../../shared/SectionHead.tsx';
import { useList } from '../../shared/useList.ts';
import { PromoCodeForm } from './PromoCodeForm.tsx';
import { createPromoColumns } from './promoColumns.tsx';
import type { StaffPromoCode } from './promoDraft.ts';
import { promoMessages as messages } from './promoMessages.ts';

const { lead, ...texts } = listMessages.lists.promoCodes;

/** /dashboard/promo-codes: codes that reduce the price of a booking */
export default function PromoCodes() {
  return <DashboardFrame current="promoCodes">{() => <AllPromoCodes />}</DashboardFrame>;
}

function AllPromoCodes() {
  const notify = useNotify();
  const list = useList(staffPaths.promoCodes, []);
  const page = useStaffPage('promo codes', list.query, {}, (client, { ordering: _, ...query }) =>
    client.call('listPromoCodes', { query }),
  );
  /** Null: a new one. */
  const [opened, setOpened] = useState<StaffPromoCode | null>();
  const reload = async () => (page.is === 'loaded' ? page.reload() : undefined);
  const columns = createPromoColumns(useToday(), setOpened);
  return (
    <>
      <SectionHead
        title={sectionMessages.sections.promoCodes}
        lead={lead}
        action={
          <Button icon={Plus} onClick={() => setOpened(null)}>
            {messages.add}
          </Button>
        }
      />
      <StaffTable
        {...list}
        caption={sectionMessages.sections.promoCodes}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.promoCodes}
        texts={texts}
      />
      {opened !== undefined && (
        <PromoCodeForm
          promoCode={opened ?? undefined}
          onClose={() => setOpened(undefined)}
          onSaved={({ code }) => {
            setOpened(undefined);
            notify('success', opened ? messages.changed(code) : messages.added(code));
            void reload();
          }}
          loadCurrent={async (id) => (await reload())?.find((row) => row.id === id)}
        />
      )}
    </>
  );
}

export const meta = createPageMeta('Promo codes · Dashboard');

export const isPrivate = true;
export const hasShell = false;
