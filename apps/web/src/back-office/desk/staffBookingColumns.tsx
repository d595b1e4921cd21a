import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { type TableColumn, Text } from '@aitours/ui';
import { roleNames } from '../shared/access/messages.ts';
import * as cells from '../shared/cells.css.ts';
import { formatInstant } from '../shared/formatInstant.ts';
import { staffBookingMessages as messages } from './staffBookingMessages.ts';

const { paymentColumns: names, historyColumns } = messages;

/** The online payments of a booking with their refunds. */
export const paymentColumns: readonly TableColumn<Schema<'BookingPayment'>>[] = [
  {
    key: 'started',
    header: names.started,
    cell: ({ created_at }) => <span className={cells.whole}>{formatInstant(created_at)}</span>,
    rowHeader: true,
  },
  { key: 'purpose', header: names.purpose, cell: ({ purpose }) => messages.purposes[purpose] },
  { key: 'amount', header: names.amount, cell: ({ amount }) => formatPrice(parseFils(amount)), align: 'end' },
  { key: 'state', header: names.state, cell: ({ status }) => messages.paymentStates[status] },
  {
    key: 'refunds',
    header: names.refunds,
    cell: ({ refunds }) =>
      refunds.length === 0 ? (
        messages.noRefunds
      ) : (
        <span className={cells.lines}>
          {refunds.map(({ amount, status, created_at }) => (
            <span key={`${created_at} ${amount} ${status}`}>
              {messages.refund(amount, messages.refundStates[status])}
            </span>
          ))}
        </span>
      ),
  },
];

/** What has happened to a booking. */
export const historyTable: readonly TableColumn<Schema<'BookingEvent'>>[] = [
  {
    key: 'when',
    header: historyColumns.when,
    cell: ({ at }) => <span className={cells.whole}>{formatInstant(at)}</span>,
  },
  { key: 'what', header: historyColumns.what, cell: (event) => messages.event(event), rowHeader: true },
  {
    key: 'who',
    header: historyColumns.who,
    cell: ({ staff }) =>
      staff ? (
        <span className={cells.lines}>
          <span>{staff.email ?? messages.deletedAccount}</span>
          <Text as="span" size="caption" tone="soft">
            {roleNames[staff.role]}
          </Text>
        </span>
      ) : (
        messages.noStaff
      ),
  },
];
