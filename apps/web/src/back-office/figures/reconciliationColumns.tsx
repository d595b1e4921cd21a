import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { describeDifference } from '@aitours/domain/reconciliation';
import { type TableColumn, Text, TextLink } from '@aitours/ui';
import { staffPaths } from '../../platform/staffPaths.ts';
import * as cells from '../shared/cells.css.ts';
import { reconciliationMessages } from './reconciliationMessages.ts';

type Difference = Schema<'Difference'>;

const { columns, noAmount, noBookings, payment, refund } = reconciliationMessages;

/** The columns of the differences: what differs, in which bookings, by how much, and what to do. */
export const reconciliationColumns: readonly TableColumn<Difference>[] = [
  {
    key: 'what',
    header: columns.what,
    rowHeader: true,
    cell: ({ kind, reference, payment_id, refund_id }) => (
      <span className={cells.lines}>
        <span>{describeDifference(kind).title}</span>
        <Text as="span" size="caption" tone="soft">
          {payment(reference ?? payment_id)}
        </Text>
        {refund_id && (
          <Text as="span" size="caption" tone="soft">
            {refund(refund_id)}
          </Text>
        )}
      </span>
    ),
  },
  {
    key: 'bookings',
    header: columns.bookings,
    cell: ({ booking_numbers }) =>
      booking_numbers.length === 0 ? (
        noBookings
      ) : (
        <span className={cells.lines}>
          {booking_numbers.map((number) => (
            <span key={number} className={cells.whole}>
              <TextLink href={`${staffPaths.bookings}?search=${number}`}>{number}</TextLink>
            </span>
          ))}
        </span>
      ),
  },
  { key: 'shop', header: columns.shop, cell: ({ shop_amount }) => formatAmount(shop_amount) },
  { key: 'provider', header: columns.provider, cell: ({ provider_amount }) => formatAmount(provider_amount) },
  { key: 'action', header: columns.action, cell: ({ kind }) => describeDifference(kind).action },
];

const formatAmount = (amount: string | null) => (
  <span className={cells.whole}>{amount === null ? noAmount : formatPrice(parseFils(amount))}</span>
);
