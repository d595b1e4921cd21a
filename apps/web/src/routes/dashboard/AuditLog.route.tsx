import { normaliseDate } from '@aitours/domain/dates';
import { isAuditedOperation } from '../../features/audit-log/messages.ts';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { auditColumns } from './auditColumns.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { listMessages } from './listMessages.ts';
import { messages } from './messages.ts';
import { SectionHead } from './SectionHead.tsx';
import { useList } from './useList.ts';

const { lead, ...texts } = listMessages.lists.audit;

/** /dashboard/audit-log: what staff have changed, for owners (GAP-59) */
export default function AuditLog() {
  return <DashboardFrame current="audit">{() => <Entries />}</DashboardFrame>;
}

function Entries() {
  const list = useList(staffPaths.auditLog, [], ['operation', 'start', 'end']);
  const { operation, start = '', end = '' } = list.query.filters;
  const [first, last] = [normaliseDate(start), normaliseDate(end)];
  const filters = {
    ...(isAuditedOperation(operation) && { operation }),
    ...(first !== undefined && { start: first }),
    ...(last !== undefined && { end: last }),
  };
  const page = useStaffPage('audit', list.query, {}, (client, { ordering: _, ...query }) =>
    client.call('listAuditEntries', { query: { ...query, ...filters } }),
  );
  return (
    <>
      <SectionHead title={messages.sections.audit} lead={lead} />
      <StaffTable
        {...list}
        filters={<AuditFilters {...list} />}
        caption={messages.sections.audit}
        columns={auditColumns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.auditLog}
        texts={texts}
      />
    </>
  );
}

export const meta = createPageMeta('Audit log · Dashboard');

export const isPrivate = true;
export const hasShell = false;
