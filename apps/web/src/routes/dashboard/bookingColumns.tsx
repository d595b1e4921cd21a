import type { Schema } from '@aitours/api-client';
import { formatShortDate, toDubaiDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { StatusBadge, type TableColumn, Text, TextLink } from '@aitours/ui';
import { bookingBadge, paymentBadge } from '../../features/bookings/statusBadges.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import * as cells from './cells.css.ts';
import { listMessages as messages } from './listMessages.ts';

/** The columns of the bookings of all customers; the number links to the booking. */
export const bookingColumns: readonly TableColumn<Schema<'StaffBooking'>>[] = [
  {
    key: 'number',
    header: messages.columns.number,
    cell: (row) => (
      <span className={cells.whole}>
        <TextLink href={staffPaths.booking(row.booking_number)}>{row.booking_number}</TextLink>
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
