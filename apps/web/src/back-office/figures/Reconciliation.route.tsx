import { addDays, type CalendarDate, normaliseDate } from '@aitours/domain/dates';
import { PageSkeleton, TextField } from '@aitours/ui';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { useToday } from '../../platform/useToday.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { StaffTable } from '../shared/list/StaffTable.tsx';
import { useStaffPage } from '../shared/list/useStaffPage.ts';
import { listMessages } from '../shared/listMessages.ts';
import { messages } from '../shared/messages.ts';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useList } from '../shared/useList.ts';
import { reconciliationColumns } from './reconciliationColumns.tsx';

const { lead, ...texts } = listMessages.lists.reconciliation;
const defaultDays = 30;

/** /dashboard/reconciliation: what differs between the shop and the payment provider */
export default function Reconciliation() {
  const today = useToday();
  return (
    <DashboardFrame current="reconciliation">
      {() => (today ? <Differences today={today} /> : <PageSkeleton shape="table" label={texts.loading} />)}
    </DashboardFrame>
  );
}

function Differences({ today }: { readonly today: CalendarDate }) {
  const list = useList(staffPaths.reconciliation, [], ['start', 'end']);
  const { filters } = list.query;
  const end = normaliseDate(filters['end'] ?? '') ?? today;
  const start = normaliseDate(filters['start'] ?? '') ?? addDays(end, -defaultDays);
  const page = useStaffPage('differences', list.query, {}, (client, { ordering: _, ...query }) =>
    client.call('listDifferences', { query: { ...query, start, end } }),
  );
  const change = (name: string) => (value: string) =>
    list.onQuery({ ...list.query, page: 1, filters: { ...filters, [name]: value } });
  return (
    <>
      <SectionHead title={messages.sections.reconciliation} lead={lead} />
      <StaffTable
        {...list}
        filters={
          <>
            <TextField type="date" label={listMessages.firstDay} value={start} max={end} onChange={change('start')} />
            <TextField
              type="date"
              label={listMessages.lastDay}
              value={end}
              min={start}
              max={today}
              onChange={change('end')}
            />
          </>
        }
        caption={messages.sections.reconciliation}
        columns={reconciliationColumns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.reconciliation}
        texts={texts}
      />
    </>
  );
}

export const meta = createPageMeta('Reconciliation · Dashboard');

export const isPrivate = true;
export const hasShell = false;
