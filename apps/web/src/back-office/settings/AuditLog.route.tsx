import { normaliseDate } from '@aitours/domain/dates';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { StaffTable } from '../shared/list/StaffTable.tsx';
import { useStaffPage } from '../shared/list/useStaffPage.ts';
import { listMessages } from '../shared/listMessages.ts';
import { messages } from '../shared/messages.ts';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useList } from '../shared/useList.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { isAuditedOperation } from './audit-log/messages.ts';
import { auditColumns } from './auditColumns.tsx';

const { lead, ...texts } = listMessages.lists.audit;

/** /dashboard/audit-log: what staff have changed, for owners */
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
