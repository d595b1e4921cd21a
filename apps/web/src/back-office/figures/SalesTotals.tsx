import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { getChangePercent, getSharePercent } from '@aitours/domain/sales';
import { Grid, Section } from '@aitours/ui';
import { CalendarDays, CircleX, Gauge, ShoppingCart, Tag, TrendingUp } from 'lucide-react';
import { StatCard } from '../shared/StatCard.tsx';
import { formatShare } from './SalesFigures.tsx';
import { salesMessages as messages } from './salesMessages.ts';

const formatAmount = (amount: string): string => formatPrice(parseFils(amount));

/** What was sold in total, compared with as many days before. */
export function SalesTotals({ totals, before, per_day }: Schema<'SalesReport'>) {
  const { bookings, revenue, average_value: average, cancelled, refunded } = totals;
  const formatChange = (now: number, then: number) => messages.change(getChangePercent(now, then), per_day.length);
  const averages = [average, before.average_value].map((amount) => (amount === null ? 0 : parseFils(amount))) as [
    number,
    number,
  ];
  const cancelledPercent = bookings === 0 ? 0 : Math.round((100 * cancelled) / bookings);
  const cancelledBefore = getSharePercent(before.cancelled, before.bookings);
  return (
    <Section title={messages.totals} size="medium">
      <Grid as="ul" columns={2} gap="medium">
        <StatCard
          label={messages.bookings}
          value={bookings}
          note={formatChange(bookings, before.bookings)}
          icon={CalendarDays}
        />
        <StatCard
          label={messages.revenue}
          value={{ text: formatAmount(revenue) }}
          note={formatChange(parseFils(revenue), parseFils(before.revenue))}
          icon={TrendingUp}
        />
        <StatCard
          label={messages.averageValue}
          value={{ text: average === null ? messages.noAverage : formatAmount(average) }}
          note={formatChange(...averages)}
          icon={Tag}
        />
        <StatCard
          label={messages.cancelled}
          value={{ text: messages.cancelledOf(cancelled, cancelledPercent) }}
          note={messages.share(messages.refunded(formatAmount(refunded)), cancelledBefore, per_day.length)}
          icon={CircleX}
        />
        <Shares totals={totals} before={before} days={per_day.length} />
      </Grid>
    </Section>
  );
}

type Totals = Schema<'SalesTotals'>;

function Shares({ totals, before, days }: { readonly totals: Totals; readonly before: Totals; readonly days: number }) {
  const { places_sold: sold, places_offered: offered, cart_bookings: booked, cart_additions: added } = totals;
  const occupancyBefore = getSharePercent(before.places_sold, before.places_offered);
  const conversionBefore = getSharePercent(before.cart_bookings, before.cart_additions);
  return (
    <>
      <StatCard
        label={messages.occupancy}
        value={{ text: formatShare(sold, offered) }}
        note={messages.share(messages.places(sold, offered), occupancyBefore, days)}
        icon={Gauge}
      />
      <StatCard
        label={messages.conversion}
        value={{ text: formatShare(booked, added) }}
        note={messages.share(messages.additions(booked, added), conversionBefore, days)}
        icon={ShoppingCart}
      />
    </>
  );
}
