import type { Schema } from '@aitours/api-client';
import { formatShortDate, formatTime } from '@aitours/domain/dates';
import { describeRide, formatChildSeats } from '@aitours/domain/transfers';
import type { TableColumn } from '@aitours/ui';
import { createPageMeta } from '../../platform/page.ts';
import { ListSection } from '../shared/ListSection.tsx';
import { listMessages as messages } from '../shared/listMessages.ts';

const orderings = {
  date: { ascending: 'booking_date', descending: '-booking_date' },
} as const;

const columns: readonly TableColumn<Schema<'TransferBooking'>>[] = [
  { key: 'vehicle', header: messages.columns.vehicle, cell: (row) => row.vehicle_name, rowHeader: true },
  {
    key: 'route',
    header: messages.columns.route,
    cell: (row) => {
      const { pickup, dropoff } = describeRide(row);
      return messages.from(pickup, dropoff);
    },
  },
  { key: 'passengers', header: messages.columns.passengers, cell: (row) => row.passengers, align: 'end' },
  {
    key: 'extras',
    header: messages.columns.extras,
    cell: ({ flight_number, child_seats }) =>
      [flight_number, child_seats && formatChildSeats(child_seats)].filter(Boolean).join(', '),
  },
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
  return (
    <ListSection
      name="transfers"
      columns={columns}
      rowKey={(row) => row.booking_number}
      orderings={orderings}
      fetchPage={(client, query) => client.call('listTransferBookings', { query: { ...query, scope: 'all' } })}
    />
  );
}

export const meta = createPageMeta('Transfers · Dashboard');

export const isPrivate = true;
export const hasShell = false;
