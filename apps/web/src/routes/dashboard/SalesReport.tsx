import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { Period } from '@aitours/domain/sales';
import {
  Card,
  Disclosure,
  EmptyState,
  ErrorState,
  Grid,
  PageSkeleton,
  Section,
  Stack,
  Table,
  type TableColumn,
} from '@aitours/ui';
import { ChartColumn } from 'lucide-react';
import { failureText } from '../../features/session/failureText.ts';
import { DayBars, type Measure } from '../../features/staff-charts/DayBars.tsx';
import * as cells from './cells.css.ts';
import { SalesChannels } from './SalesChannels.tsx';
import { formatShare, SalesFigures } from './SalesFigures.tsx';
import { SalesTotals } from './SalesTotals.tsx';
import { salesMessages as messages } from './salesMessages.ts';
import { useStaffApi } from './useStaffApi.ts';

type Report = Schema<'SalesReport'>;
type ProductSales = Schema<'ProductSales'>;

/** What was sold in a period, in each state of the request. */
export function SalesReport({ period }: { readonly period: Period }) {
  const { data, failure, reload } = useStaffApi('getSalesReport', { query: period });
  if (failure !== undefined)
    return (
      <ErrorState title={messages.failed} onRetry={reload}>
        {failureText(failure, '')}
      </ErrorState>
    );
  if (!data) return <PageSkeleton shape="table" label={messages.loading} />;
  return (
    <Stack gap="section">
      <SalesTotals {...data} />
      {data.totals.bookings === 0 ? (
        <EmptyState icon={ChartColumn} title={messages.nothing}>
          {messages.nothingText}
        </EmptyState>
      ) : (
        <>
          <Charts days={data.per_day} />
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

const revenue: Measure = { name: messages.revenue, format: formatPrice, formatTotal: formatPrice };

const Charts = ({ days }: { readonly days: Report['per_day'] }) => (
  <Grid columns={2} gap="medium">
    <Card padding="large">
      <Section title={messages.revenuePerDay} size="medium">
        <DayBars
          label={messages.revenuePerDay}
          days={days.map(({ date, revenue: amount }) => ({ date, count: parseFils(amount) }))}
          measure={revenue}
        />
      </Section>
    </Card>
    <Card padding="large">
      <Section title={messages.bookingsPerDay} size="medium">
        <DayBars label={messages.bookingsPerDay} days={days.map(({ date, bookings }) => ({ date, count: bookings }))} />
      </Section>
    </Card>
  </Grid>
);

const columns: readonly TableColumn<ProductSales>[] = [
  { key: 'product', header: messages.columns.product, cell: ({ title }) => title, rowHeader: true },
  { key: 'type', header: messages.columns.type, cell: ({ product_type }) => messages.types[product_type] },
  { key: 'bookings', header: messages.columns.bookings, cell: ({ bookings }) => bookings, align: 'end' },
  { key: 'people', header: messages.columns.people, cell: ({ people }) => people, align: 'end' },
  {
    key: 'revenue',
    header: messages.columns.revenue,
    cell: ({ revenue: amount }) => <span className={cells.whole}>{formatAmount(amount)}</span>,
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
