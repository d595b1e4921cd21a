import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { type TableColumn, Text, TextLink } from '@aitours/ui';
import { staffPaths } from '../../platform/staffPaths.ts';
import * as cells from '../shared/cells.css.ts';
import { formatInstant } from '../shared/formatInstant.ts';
import { listPath } from '../shared/list/listQuery.ts';
import { listMessages as messages } from '../shared/listMessages.ts';

const names = messages.customerColumns;

/** The columns of the customers. The number of bookings leads to them. */
export const customerColumns: readonly TableColumn<Schema<'Customer'>>[] = [
  {
    key: 'customer',
    header: names.customer,
    rowHeader: true,
    cell: ({ full_name, email }) => (
      <span className={cells.lines}>
        <span>{full_name || email}</span>
        {full_name && (
          <Text as="span" size="caption" tone="soft">
            {email}
          </Text>
        )}
      </span>
    ),
  },
  {
    key: 'phone',
    header: names.phone,
    cell: ({ phone }) => (phone === '' ? messages.noPhone : <bdi dir="ltr">{phone}</bdi>),
  },
  { key: 'registered', header: names.registered, cell: ({ registered_at }) => formatInstant(registered_at) },
  {
    key: 'bookings',
    header: names.bookings,
    cell: ({ bookings, cancelled, email, full_name }) => (
      <span className={cells.lines}>
        <TextLink
          href={listPath(staffPaths.bookings, { page: 1, search: email, sort: undefined, filters: {} })}
          aria-label={messages.bookingsOf(bookings, full_name || email)}
        >
          {messages.bookingCount(bookings)}
        </TextLink>
        {cancelled > 0 && (
          <Text as="span" size="caption" tone="soft">
            {messages.cancelledCount(cancelled)}
          </Text>
        )}
      </span>
    ),
  },
  { key: 'total', header: names.total, cell: ({ total_amount }) => formatPrice(parseFils(total_amount)), align: 'end' },
  {
    key: 'last',
    header: names.lastBooked,
    cell: ({ last_booked_at }) => (last_booked_at === null ? messages.neverBooked : formatInstant(last_booked_at)),
  },
];
