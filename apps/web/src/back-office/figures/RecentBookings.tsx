import { dashboardSamples } from '@aitours/domain/quirks';
import { StatusBadge, Table, type TableColumn } from '@aitours/ui';
import { getBookingBadge } from '../../features/bookings/statusBadges.ts';
import { listMessages as messages } from '../shared/listMessages.ts';
import { overviewMessages } from '../shared/overviewMessages.ts';

type Sample = (typeof dashboardSamples.recentBookings)[number];

const columns: readonly TableColumn<Sample>[] = [
  { key: 'number', header: messages.columns.number, cell: ({ number }) => number, rowHeader: true },
  { key: 'customer', header: messages.columns.customer, cell: ({ customer }) => customer },
  { key: 'product', header: messages.columns.product, cell: ({ product }) => product },
  { key: 'amount', header: messages.columns.sampleAmount, cell: ({ amount }) => amount, align: 'end' },
  {
    key: 'status',
    header: messages.columns.status,
    cell: ({ status }) => <StatusBadge {...getBookingBadge(status)} />,
  },
];

/** Five sample bookings (STAFF-11, QUIRK-19), labelled as samples. */
export function RecentBookings() {
  return (
    <Table
      caption={overviewMessages.recent}
      captionHidden
      columns={columns}
      rows={dashboardSamples.recentBookings}
      rowKey={({ number }) => number}
    />
  );
}
