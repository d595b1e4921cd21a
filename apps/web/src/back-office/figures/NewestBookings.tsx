import type { Schema } from '@aitours/api-client';
import { staffMessages } from '@aitours/domain/messages';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { ErrorState, PageSkeleton, StatusBadge, Table, type TableColumn, TextLink } from '@aitours/ui';
import { getBookingBadge } from '../../features/bookings/statusBadges.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { listMessages as messages } from '../shared/listMessages.ts';
import { overviewMessages } from '../shared/overviewMessages.ts';
import { useStaffApi } from '../shared/useStaffApi.ts';

const columns: readonly TableColumn<Schema<'StaffBooking'>>[] = [
  {
    key: 'number',
    header: messages.columns.number,
    cell: ({ booking_number: number }) => (
      <TextLink href={`${staffPaths.bookings}?search=${number}`}>{number}</TextLink>
    ),
    rowHeader: true,
  },
  { key: 'customer', header: messages.columns.customer, cell: ({ user }) => user },
  { key: 'product', header: messages.columns.product, cell: ({ title }) => title },
  {
    key: 'amount',
    header: messages.columns.sampleAmount,
    cell: (row) => formatPrice(parseFils(row.total_amount)),
    align: 'end',
  },
  {
    key: 'status',
    header: messages.columns.status,
    cell: (row) => <StatusBadge {...getBookingBadge(row.booking_status)} />,
  },
];

/** The five newest bookings of all customers. */
export function NewestBookings() {
  const { data, failure, reload } = useStaffApi('listBookings', { query: { scope: 'all', page_size: 5 } });
  if (failure !== undefined) return <ErrorState title={staffMessages.bookingsFailed} onRetry={reload} />;
  if (!data || !('results' in data)) return <PageSkeleton shape="table" label={messages.lists.bookings.loading} />;
  return (
    <Table
      caption={overviewMessages.recent}
      captionHidden
      columns={columns}
      rows={data.results}
      rowKey={(row) => row.booking_number}
      empty={overviewMessages.noBookings}
    />
  );
}
