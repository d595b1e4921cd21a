import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Section, Table, type TableColumn } from '@aitours/ui';
import * as cells from '../shared/cells.css.ts';
import { formatShare } from './SalesFigures.tsx';
import { formatNumber, salesMessages as messages } from './salesMessages.ts';

type ChannelSales = Schema<'ChannelSales'>;

export interface SalesChannelsProps {
  readonly channels: readonly ChannelSales[];
  /** How many days the period has. */
  readonly days: number;
}

/** The ways in which bookings were made, compared with as many days before. */
export const SalesChannels = ({ channels, days }: SalesChannelsProps) => (
  <Section title={messages.channelsTitle} description={messages.channelsText(days)} size="medium">
    <Table
      caption={messages.channelsTitle}
      captionHidden
      columns={columns}
      rows={channels}
      rowKey={({ channel }) => channel ?? 'unknown'}
    />
  </Section>
);

const amount = (text: string) => <span className={cells.whole}>{formatPrice(parseFils(text))}</span>;

const columns: readonly TableColumn<ChannelSales>[] = [
  {
    key: 'channel',
    header: messages.columns.channel,
    cell: ({ channel }) => messages.channels[channel ?? 'unknown'],
    rowHeader: true,
  },
  { key: 'bookings', header: messages.columns.bookings, cell: ({ bookings }) => formatNumber(bookings), align: 'end' },
  {
    key: 'bookings-before',
    header: messages.columns.bookingsBefore,
    cell: ({ bookings_before }) => formatNumber(bookings_before),
    align: 'end',
  },
  { key: 'cancelled', header: messages.cancelled, cell: ({ cancelled }) => formatNumber(cancelled), align: 'end' },
  { key: 'revenue', header: messages.columns.revenue, cell: ({ revenue }) => amount(revenue), align: 'end' },
  {
    key: 'revenue-before',
    header: messages.columns.revenueBefore,
    cell: ({ revenue_before }) => amount(revenue_before),
    align: 'end',
  },
  {
    key: 'conversion',
    header: messages.columns.conversion,
    cell: ({ cart_additions, cart_bookings }) => formatShare(cart_bookings, cart_additions),
    align: 'end',
  },
];
