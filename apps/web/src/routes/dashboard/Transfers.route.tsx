import type { Schema } from '@aitours/api-client';
import { formatShortDate, formatTime } from '@aitours/domain/dates';
import { staffMessages } from '@aitours/domain/messages';
import type { TableColumn } from '@aitours/ui';
import { orderingOf } from '../../features/staff-list/listQuery.ts';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { messages } from './messages.ts';
import { SectionHead } from './SectionHead.tsx';
import { useList } from './useList.ts';

const orderings = {
  date: { ascending: 'booking_date', descending: '-booking_date' },
} as const;

const columns: readonly TableColumn<Schema<'TransferBooking'>>[] = [
  { key: 'vehicle', header: messages.columns.vehicle, cell: (row) => row.vehicle_name, rowHeader: true },
  {
    key: 'route',
    header: messages.columns.route,
    cell: (row) => messages.from(row.pickup_location, row.dropoff_location),
  },
  { key: 'passengers', header: messages.columns.passengers, cell: (row) => row.passengers, align: 'end' },
  {
    key: 'date',
    header: messages.columns.date,
    cell: ({ booking_date, booking_time }) =>
      [formatShortDate(booking_date), booking_time && formatTime(booking_time)].filter(Boolean).join(', '),
    sortable: true,
  },
  { key: 'number', header: messages.columns.number, cell: (row) => row.booking_number },
];

/** /dashboard/transfers (STAFF-27) */
export default function Transfers() {
  return <DashboardFrame current="transfers">{() => <TransferList />}</DashboardFrame>;
}

function TransferList() {
  const list = useList(paths.dashboardTransfers, Object.keys(orderings));
  const page = useStaffPage('transfers', list.query, (client, request) => {
    const ordering = orderingOf(orderings, list.query.sort);
    return client.call('listTransferBookings', { query: { ...request, scope: 'all', ...(ordering && { ordering }) } });
  });
  const { lead, ...texts } = messages.lists.transfers;
  return (
    <>
      <SectionHead title={messages.sections.transfers} lead={lead} />
      <StaffTable
        {...list}
        caption={messages.sections.transfers}
        columns={columns}
        rowKey={(row) => row.booking_number}
        page={page}
        path={paths.dashboardTransfers}
        texts={{ ...texts, failed: staffMessages.transfersFailed }}
      />
    </>
  );
}

export const meta = pageMeta('Transfers · Dashboard');

export const isPrivate = true;
export const hasShell = false;
