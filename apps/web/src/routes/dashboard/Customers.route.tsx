import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { customerColumns } from './customerColumns.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { listMessages } from './listMessages.ts';
import { messages } from './messages.ts';
import { SectionHead } from './SectionHead.tsx';
import { useList } from './useList.ts';

const { lead, ...texts } = listMessages.lists.customers;

/** /dashboard/customers: the customers with what they have booked (GAP-59) */
export default function Customers() {
  return <DashboardFrame current="customers">{() => <AllCustomers />}</DashboardFrame>;
}

function AllCustomers() {
  const list = useList(staffPaths.customers, []);
  const page = useStaffPage('customers', list.query, {}, (client, { ordering: _, ...query }) =>
    client.call('listCustomers', { query }),
  );
  return (
    <>
      <SectionHead title={messages.sections.customers} lead={lead} />
      <StaffTable
        {...list}
        caption={messages.sections.customers}
        columns={customerColumns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.customers}
        texts={texts}
      />
    </>
  );
}

export const meta = createPageMeta('Customers · Dashboard');

export const isPrivate = true;
export const hasShell = false;
