import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { StaffTable } from '../shared/list/StaffTable.tsx';
import { useStaffPage } from '../shared/list/useStaffPage.ts';
import { listMessages } from '../shared/listMessages.ts';
import { messages } from '../shared/messages.ts';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useList } from '../shared/useList.ts';
import { customerColumns } from './customerColumns.tsx';

const { lead, ...texts } = listMessages.lists.customers;

/** /dashboard/customers: the customers with what they have booked */
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
