import type { Schema } from '@aitours/api-client';
import { formatShortDate, toDubaiDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { StatusBadge, type TableColumn, Text, TextLink } from '@aitours/ui';
import { bookingBadge, paymentBadge } from '../../features/bookings/statusBadges.ts';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { BookingFilters, bookingFilters, readBookingFilters } from './BookingFilters.tsx';
import * as cells from './cells.css.ts';
import { ListSection } from './ListSection.tsx';
import { messages } from './messages.ts';

const orderings = {
  number: { ascending: 'booking_number', descending: '-booking_number' },
  amount: { ascending: 'total_amount', descending: '-total_amount' },
  created: { ascending: 'created_at', descending: '-created_at' },
} as const;

const columns: readonly TableColumn<Schema<'StaffBooking'>>[] = [
  {
    key: 'number',
    header: messages.columns.number,
    cell: (row) => (
      <span className={cells.whole}>
        <TextLink href={paths.dashboardBooking(row.booking_number)}>{row.booking_number}</TextLink>
      </span>
    ),
    rowHeader: true,
    sortable: true,
  },
  { key: 'user', header: messages.columns.user, cell: (row) => row.user },
  {
    key: 'type',
    header: messages.columns.type,
    cell: ({ type, title }) => (
      <span className={cells.lines}>
        <span>{messages.types[type]}</span>
        <Text as="span" size="caption" tone="soft">
          {title}
        </Text>
      </span>
    ),
  },
  {
    key: 'amount',
    header: messages.columns.amount,
    cell: (row) => formatPrice(parseFils(row.total_amount)),
    align: 'end',
    sortable: true,
  },
  {
    key: 'created',
    header: messages.columns.created,
    cell: (row) => <span className={cells.whole}>{formatShortDate(toDubaiDate(new Date(row.created_at)))}</span>,
    sortable: true,
  },
  {
    key: 'status',
    header: messages.columns.status,
    cell: (row) => (
      <span className={cells.statuses}>
        <StatusBadge labelled {...bookingBadge(row.booking_status)} />
        <StatusBadge labelled {...paymentBadge(row.payment_status)} />
      </span>
    ),
  },
];

/** /dashboard/bookings (STAFF-29, STAFF-30) */
export default function Bookings() {
  return (
    <ListSection
      name="bookings"
      columns={columns}
      rowKey={(row) => row.booking_number}
      orderings={orderings}
      filters={{ names: bookingFilters, Fields: BookingFilters }}
      fetchPage={async (client, query, filters) => {
        const response = await client.call('listBookings', {
          query: { ...query, ...readBookingFilters(filters), scope: 'all' },
        });
        if (!('results' in response)) throw new TypeError('Expected a page of all users’ bookings');
        return response;
      }}
    />
  );
}

export const meta = pageMeta('Bookings · Dashboard');

export const isPrivate = true;
export const hasShell = false;
