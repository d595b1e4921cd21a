import type { Schema } from '@aitours/api-client';
import { type CalendarDate, formatShortDate, toDubaiDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { StatusBadge, type TableColumn, Text, TextLink } from '@aitours/ui';
import { getBookingBadge, getPaymentBadge } from '../../features/bookings/statusBadges.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import * as cells from '../shared/cells.css.ts';
import { listMessages as messages } from '../shared/listMessages.ts';

type Column = TableColumn<Schema<'StaffBooking'>>;

const formatDay = (date: CalendarDate) => <span className={cells.whole}>{formatShortDate(date)}</span>;

/** The columns of the bookings of all customers; the number links to the booking. */
export const bookingColumns: readonly Column[] = [
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
  { key: 'user', header: messages.columns.user, cell: (row) => <span className={cells.name}>{row.user}</span> },
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
  // The day on which a booking starts, above the one on which it was made: two columns would squeeze the names.
  {
    key: 'starts',
    header: messages.columns.starts,
    cell: (row) => (
      <span className={cells.lines}>
        {formatDay(row.booking_date)}
        <Text as="span" size="caption" tone="soft">
          <span className={cells.whole}>
            {messages.bookedOn(formatShortDate(toDubaiDate(new Date(row.created_at))))}
          </span>
        </Text>
      </span>
    ),
    sortable: true,
  },
  {
    key: 'status',
    header: messages.columns.status,
    cell: (row) => (
      <span className={cells.statuses}>
        <StatusBadge labelled {...getBookingBadge(row.booking_status)} />
        <StatusBadge labelled {...getPaymentBadge(row.payment_status)} />
      </span>
    ),
  },
];
