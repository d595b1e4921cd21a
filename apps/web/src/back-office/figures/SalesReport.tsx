import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { Period } from '@aitours/domain/sales';
import {
  Disclosure,
  EmptyState,
  ErrorState,
  PageSkeleton,
  Section,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@aitours/ui';
import { ChartColumn } from 'lucide-react';
import { describeFailure } from '../../features/session/failureText.ts';
import * as cells from '../shared/cells.css.ts';
import { useStaffApi } from '../shared/useStaffApi.ts';
import { SalesChannels } from './SalesChannels.tsx';
import { formatShare, SalesFigures } from './SalesFigures.tsx';
import { SalesTotals } from './SalesTotals.tsx';
import { formatNumber, salesMessages as messages } from './salesMessages.ts';

type ProductSales = Schema<'ProductSales'>;

/** What was sold in a period, in each state of the request. */
export function SalesReport({ period }: { readonly period: Period }) {
  const { data, failure, reload } = useStaffApi('getSalesReport', { query: period });
  if (failure !== undefined)
    return (
      <ErrorState title={messages.failed} onRetry={reload}>
        {describeFailure(failure, '')}
      </ErrorState>
    );
  if (!data) return <PageSkeleton shape="table" label={messages.loading} />;
  return (
    <Stack gap="section">
      <SalesTotals {...data} />
      {data.totals.bookings === 0 && (
        <EmptyState icon={ChartColumn} title={messages.nothing}>
          {data.products.length === 0 ? messages.nothingText : messages.nothingSoldText}
        </EmptyState>
      )}
      {(data.totals.bookings > 0 || data.products.length > 0) && (
        <>
          <SalesFigures {...data} />
          <SalesChannels channels={data.channels} days={data.per_day.length} />
          <Section title={messages.products} description={messages.productsText} size="medium">
            <Table
              caption={messages.products}
              captionHidden
              columns={columns}
              rows={data.products}
              rowKey={({ product_type, product_id }) => `${product_type} ${product_id}`}
            />
          </Section>
        </>
      )}
      <Disclosure title={messages.computed}>
        <Stack gap="small">
          {messages.computation.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}

const formatAmount = (amount: string): string => formatPrice(parseFils(amount));

const columns: readonly TableColumn<ProductSales>[] = [
  {
    key: 'product',
    header: messages.columns.product,
    rowHeader: true,
    cell: ({ title, product_type }) => (
      <span className={cells.lines}>
        <span>{title}</span>
        <Text as="span" size="caption" tone="soft">
          {messages.types[product_type]}
        </Text>
      </span>
    ),
  },
  { key: 'bookings', header: messages.columns.bookings, cell: ({ bookings }) => formatNumber(bookings), align: 'end' },
  { key: 'cancelled', header: messages.cancelled, cell: (row) => formatNumber(row.cancelled), align: 'end' },
  { key: 'people', header: messages.columns.people, cell: ({ people }) => formatNumber(people), align: 'end' },
  {
    key: 'revenue',
    header: messages.columns.revenue,
    cell: ({ revenue: amount }) => <span className={cells.whole}>{formatAmount(amount)}</span>,
    align: 'end',
  },
  {
    key: 'revenue-before',
    header: messages.columns.revenueBefore,
    cell: ({ revenue_before }) => <span className={cells.whole}>{formatAmount(revenue_before)}</span>,
    align: 'end',
  },
  {
    key: 'occupancy',
    header: messages.columns.occupancy,
    cell: ({ places_sold, places_offered }) => formatShare(places_sold, places_offered),
    align: 'end',
  },
  {
    key: 'conversion',
    header: messages.columns.conversion,
    cell: ({ cart_additions, cart_bookings }) => formatShare(cart_bookings, cart_additions),
    align: 'end',
  },
];
