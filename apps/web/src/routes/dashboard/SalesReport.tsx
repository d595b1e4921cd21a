import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { getChangePercent, type Period } from '@aitours/domain/sales';
import { Card, EmptyState, ErrorState, Grid, PageSkeleton, Section, Stack, Table, type TableColumn } from '@aitours/ui';
import { CalendarDays, ChartColumn, CircleX, Tag, TrendingUp } from 'lucide-react';
import { failureText } from '../../features/session/failureText.ts';
import { DayBars, type Measure } from '../../features/staff-charts/DayBars.tsx';
import * as cells from './cells.css.ts';
import { StatCard } from './StatCard.tsx';
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
      <Totals {...data} />
      {data.totals.bookings === 0 ? (
        <EmptyState icon={ChartColumn} title={messages.none}>
          {messages.noneText}
        </EmptyState>
      ) : (
        <>
          <Charts days={data.per_day} />
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
    </Stack>
  );
}

const formatAmount = (amount: string): string => formatPrice(parseFils(amount));

function Totals({ totals, before, per_day }: Report) {
  const { bookings, revenue, average_value: average, cancelled, refunded } = totals;
  const changeOf = (now: number, then: number) => messages.change(getChangePercent(now, then), per_day.length);
  const averages = [average, before.average_value].map((amount) => (amount === null ? 0 : parseFils(amount))) as [
    number,
    number,
  ];
  const cancelledPercent = bookings === 0 ? 0 : Math.round((100 * cancelled) / bookings);
  return (
    <Section title={messages.totals} size="medium">
      <Grid as="ul" columns={2} gap="medium">
        <StatCard
          label={messages.bookings}
          value={bookings}
          note={changeOf(bookings, before.bookings)}
          icon={CalendarDays}
        />
        <StatCard
          label={messages.revenue}
          value={{ text: formatAmount(revenue) }}
          note={changeOf(parseFils(revenue), parseFils(before.revenue))}
          icon={TrendingUp}
        />
        <StatCard
          label={messages.averageValue}
          value={{ text: average === null ? messages.noAverage : formatAmount(average) }}
          note={changeOf(...averages)}
          icon={Tag}
        />
        <StatCard
          label={messages.cancelled}
          value={{ text: messages.cancelledOf(cancelled, cancelledPercent) }}
          note={messages.refunded(formatAmount(refunded))}
          icon={CircleX}
        />
      </Grid>
    </Section>
  );
}

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
];
