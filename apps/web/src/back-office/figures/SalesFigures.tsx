import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { getSharePercent } from '@aitours/domain/sales';
import { Card, Grid, Section } from '@aitours/ui';
import { DayBars, type DayBarsProps, type Measure } from '../shared/charts/DayBars.tsx';
import { formatNumber, salesMessages as messages } from './salesMessages.ts';

/** Formats a share; what has no whole is unknown, and what can't have one is a dash. */
export function formatShare(part: number | null, whole: number | null): string {
  if (part === null || whole === null) return messages.none;
  const percent = getSharePercent(part, whole);
  if (percent === null) return messages.unknown;
  return percent === 0 && part > 0 ? messages.underOne : messages.percent(percent);
}

/** Charts of each day of a period, with tables. */
export function SalesFigures({ totals, per_day: days }: Schema<'SalesReport'>) {
  const places = messages.places(totals.places_sold, totals.places_offered);
  const additions = messages.additions(totals.cart_bookings, totals.cart_additions);
  return (
    <Grid columns={2} gap="medium">
      <Chart
        label={messages.revenuePerDay}
        days={days.map(({ date, ...day }) => ({ date, count: parseFils(day.revenue) }))}
        measure={revenue}
      />
      <Chart label={messages.bookingsPerDay} days={days.map(({ date, bookings }) => ({ date, count: bookings }))} />
      <Chart
        label={messages.occupancyPerDay}
        days={days.map(({ date, ...day }) => ({ date, count: getSharePercent(day.places_sold, day.places_offered) }))}
        measure={toMeasure(messages.occupancy, places)}
      />
      <Chart
        label={messages.conversionPerDay}
        days={days.map(({ date, ...day }) => ({ date, count: getSharePercent(day.cart_bookings, day.cart_additions) }))}
        measure={toMeasure(messages.conversion, additions)}
      />
      <Chart
        label={messages.cancelledPerDay}
        days={days.map((day) => ({ date: day.date, count: day.cancelled }))}
        measure={cancelled}
      />
    </Grid>
  );
}

const Chart = (props: DayBarsProps) => (
  <Card padding="large">
    <Section title={props.label} size="medium">
      <DayBars {...props} />
    </Section>
  </Card>
);

const revenue: Measure = { name: messages.revenue, format: formatPrice, formatTotal: formatPrice };

const cancelled: Measure = { name: messages.cancelled, format: formatNumber, formatTotal: messages.cancelledInTotal };

/** The shares of days have no sum, so the total is in counts. */
const toMeasure = (name: string, total: string): Measure => ({
  name,
  format: messages.percent,
  formatTotal: () => total,
});
