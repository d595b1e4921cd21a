import type { Schema } from '@aitours/api-client';
import { formatShortDate, formatTime, normaliseDate, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { NativeSelect, type TableColumn, Text, TextField } from '@aitours/ui';
import { Changes } from '../../features/audit-log/Changes.tsx';
import { messages as auditMessages, operationTexts } from '../../features/audit-log/messages.ts';
import { roleNames } from '../../features/staff-access/messages.ts';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import * as cells from './cells.css.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { messages } from './messages.ts';
import { SectionHead } from './SectionHead.tsx';
import { type List, useList } from './useList.ts';

const columns: readonly TableColumn<Schema<'AuditEntry'>>[] = [
  {
    key: 'at',
    header: messages.columns.when,
    cell: ({ at }) => (
      <span className={cells.whole}>
        {formatShortDate(toDubaiDate(new Date(at)))}, {formatTime(toDubaiTime(new Date(at)))}
      </span>
    ),
  },
  {
    key: 'who',
    header: messages.columns.who,
    cell: ({ user_email, role }) => (
      <span className={cells.lines}>
        <span>{user_email ?? auditMessages.deletedAccount}</span>
        <Text as="span" size="caption" tone="soft">
          {roleNames[role]}
        </Text>
      </span>
    ),
  },
  {
    key: 'what',
    header: messages.columns.what,
    rowHeader: true,
    cell: ({ operation, object_id }) => (
      <span className={cells.lines}>
        <span>{operationTexts[operation] ?? operation}</span>
        <Text as="span" size="caption" tone="soft">
          {object_id}
        </Text>
      </span>
    ),
  },
  { key: 'changes', header: messages.columns.changes, cell: (entry) => <Changes {...entry} /> },
];

const { lead, ...texts } = messages.lists.audit;

/** /dashboard/audit-log: what staff have changed, for owners (GAP-59) */
export default function AuditLog() {
  return <DashboardFrame current="audit">{() => <Entries />}</DashboardFrame>;
}

function Entries() {
  const list = useList(paths.dashboardAuditLog, [], ['operation', 'start', 'end']);
  const { operation, start = '', end = '' } = list.query.filters;
  const range = { start: normaliseDate(start), end: normaliseDate(end) };
  const filters = Object.fromEntries(
    Object.entries({ operation, ...range }).filter(([, value]) => value !== undefined),
  );
  const page = useStaffPage('audit', list.query, {}, (client, { ordering: _, ...query }) =>
    client.call('listAuditEntries', { query: { ...query, ...filters } }),
  );
  return (
    <>
      <SectionHead title={messages.sections.audit} lead={lead} />
      <StaffTable
        {...list}
        filters={<Filters {...list} />}
        caption={messages.sections.audit}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={paths.dashboardAuditLog}
        texts={texts}
      />
    </>
  );
}

const kinds = [
  { value: '', label: messages.allKinds },
  ...Object.entries(operationTexts).map(([value, label]) => ({ value, label })),
];

function Filters({ query, onQuery }: List) {
  const { operation = '', start = '', end = '' } = query.filters;
  const change = (name: string) => (value: string) =>
    onQuery({ ...query, page: 1, filters: { ...query.filters, [name]: value } });
  return (
    <>
      <NativeSelect label={messages.kind} options={kinds} value={operation} onChange={change('operation')} />
      <TextField type="date" label={messages.firstDay} value={start} max={end} onChange={change('start')} />
      <TextField type="date" label={messages.lastDay} value={end} min={start} onChange={change('end')} />
    </>
  );
}

export const meta = pageMeta('Audit log · Dashboard');

export const isPrivate = true;
export const hasShell = false;
