import { type CalendarDate, listDates } from '@aitours/domain/dates';
import { formatWireAmount, sum } from '@aitours/domain/money';
import { getPeriodBefore, type Period } from '@aitours/domain/sales';
import type { Database } from '../../db/database.ts';
import { type DaySales, readDaySales } from '../../db/operating/sales.ts';
import { type DayAdditions, type DayPlaces, readDayAdditions, readDayPlaces } from '../../db/operating/salesFigures.ts';
import { type BookingChannel, bookingChannels } from '../../db/schema.ts';

/** Returns what was sold in a period and in the one before, in total, by day and by channel, as in the report. */
export async function readSalesFigures(db: Database, period: Period) {
  const periodBefore = getPeriodBefore(period);
  const both = { start: periodBefore.start, end: period.end };
  const [sales, places, additions] = await Promise.all([
    readDaySales(db, both),
    readDayPlaces(db, both),
    readDayAdditions(db, both),
  ]);
  const select = ({ start, end }: Period): Figures => {
    const isIn = ({ date }: { readonly date: CalendarDate }) => start <= date && date <= end;
    return { sales: sales.filter(isIn), places: places.filter(isIn), additions: additions.filter(isIn) };
  };
  const [now, before] = [select(period), select(periodBefore)];
  return {
    totals: { ...period, ...toTotalsBody(now) },
    before: { ...periodBefore, ...toTotalsBody(before) },
    per_day: listDates(period.start, period.end).map((date) => ({
      date,
      ...toSalesBody(now.sales.filter((row) => row.date === date)),
      ...toPlacesBody(now.places.filter((row) => row.date === date)),
      ...toAdditionsBody(now.additions.filter((row) => row.date === date)),
    })),
    channels: [...bookingChannels, null].flatMap((channel) => toChannelBody(channel, now, before)),
  };
}

interface Figures {
  readonly sales: readonly DaySales[];
  readonly places: readonly DayPlaces[];
  readonly additions: readonly DayAdditions[];
}

function toTotalsBody({ sales, places, additions }: Figures) {
  const body = toSalesBody(sales);
  const count = body.bookings - body.cancelled;
  const kept = sum(sales.map((row) => row.kept));
  return {
    ...body,
    average_value: count === 0 ? null : formatWireAmount(Math.round(kept / count)),
    refunded: formatWireAmount(sum(sales.map(({ refunded }) => refunded))),
    ...toPlacesBody(places),
    ...toAdditionsBody(additions),
  };
}

const toSalesBody = (sales: readonly DaySales[]) => ({
  bookings: sum(sales.map(({ bookings }) => bookings)),
  cancelled: sum(sales.map(({ cancelled }) => cancelled)),
  revenue: formatWireAmount(sum(sales.map(({ revenue }) => revenue))),
});

const toPlacesBody = (places: readonly DayPlaces[]) => ({
  places_sold: sum(places.map(({ sold }) => sold)),
  places_offered: sum(places.map(({ offered }) => offered)),
});

const toAdditionsBody = (additions: readonly DayAdditions[]) => ({
  cart_additions: sum(additions.map(({ added }) => added)),
  cart_bookings: sum(additions.map(({ booked }) => booked)),
});

function toChannelBody(channel: BookingChannel | null, now: Figures, before: Figures) {
  const isOfChannel = (row: { readonly channel: BookingChannel | null }) => row.channel === channel;
  const [sales, salesBefore] = [now.sales.filter(isOfChannel), before.sales.filter(isOfChannel)];
  if (channel === null && sales.length + salesBefore.length === 0) return [];
  const { bookings, revenue } = toSalesBody(salesBefore);
  const usesCart = channel === 'cart' || channel === 'planner';
  return [
    {
      channel,
      ...toSalesBody(sales),
      bookings_before: bookings,
      revenue_before: revenue,
      ...(usesCart
        ? toAdditionsBody(now.additions.filter(isOfChannel))
        : { cart_additions: null, cart_bookings: null }),
    },
  ];
}
