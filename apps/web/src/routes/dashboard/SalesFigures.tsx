import type { Schema } from '@aitours/api-client';
import { getSharePercent } from '@aitours/domain/sales';
import { Card, Grid, Section } from '@aitours/ui';
import { DayBars, type Measure } from '../../features/staff-charts/DayBars.tsx';
import { salesMessages as messages } from './salesMessages.ts';

/** Formats a share; what has no whole is unknown, and what can't have one is a dash. */
export function formatShare(part: number | null, whole: number | null): string {
  if (part === null || whole === null) return messages.none;
  const percent = getSharePercent(part, whole);
  if (percent === null) return messages.unknown;
  return percent === 0 && part > 0 ? messages.underOne : messages.percent(percent);
}

/** Charts of occupancy and of conversion, with tables. */
export function SalesFigures({ totals, per_day: days }: Schema<'SalesReport'>) {
  return (
    <Grid columns={2} gap="medium">
      <Card padding="large">
        <Section title={messages.occupancyPerDay} size="medium">
          <DayBars
            label={messages.occupancyPerDay}
            days={days.map((day) => ({
              date: day.date,
              count: getSharePercent(day.places_sold, day.places_offered),
            }))}
            measure={toMeasure(messages.occupancy, messages.places(totals.places_sold, totals.places_offered))}
          />
        </Section>
      </Card>
      <Card padding="large">
        <Section title={messages.conversionPerDay} size="medium">
          <DayBars
            label={messages.conversionPerDay}
            days={days.map((day) => ({
              date: day.date,
              count: getSharePercent(day.cart_bookings, day.cart_additions),
            }))}
            measure={toMeasure(messages.conversion, messages.additions(totals.cart_bookings, totals.cart_additions))}
          />
        </Section>
      </Card>
    </Grid>
  );
}

/** The shares of days have no sum, so the total is in counts. */
const toMeasure = (name: string, total: string): Measure => ({
  name,
  format: messages.percent,
  formatTotal: () => total,
});
