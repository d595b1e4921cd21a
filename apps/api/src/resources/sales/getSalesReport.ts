import { formatWireAmount, sum } from '@aitours/domain/money';
import { getPeriodBefore, type Period } from '@aitours/domain/sales';
import { operation } from '../../contract/operation.ts';
import type { Database } from '../../db/database.ts';
import { type ProductSales, readProductSales } from '../../db/productSales.ts';
import { type ChannelSales, readChannelSales, readDailySales, readSalesTotals } from '../../db/sales.ts';
import { type DayAdditions, readDayAdditions, readDayPlaces } from '../../db/salesFigures.ts';
import { type BookingChannel, bookingChannels } from '../../db/schema.ts';
import { readPeriod } from './readPeriod.ts';

const maxProducts = 100;

/** Returns what was sold in a period, and in the one before (GAP-59). */
export const getSalesReport = operation('getSalesReport', async ({ query, db }) => {
  const period = readPeriod(query);
  const [now, before, days, products] = await Promise.all([
    readFigures(db, period),
    readFigures(db, getPeriodBefore(period)),
    readDailySales(db, period),
    readProductSales(db, period, maxProducts),
  ]);
  return {
    status: 200,
    body: {
      totals: totalsBody(now),
      before: totalsBody(before),
      per_day: days.map(({ date, bookings, revenue }) => ({
        date,
        bookings,
        revenue: formatWireAmount(revenue),
        ...figuresBody({
          places: now.places.filter((day) => day.date === date),
          additions: now.additions.filter((day) => day.date === date),
        }),
      })),
      products: products.map(productBody),
      channels: [...bookingChannels, null].flatMap((channel) => channelBody(channel, now, before)),
    },
  };
});

type Figures = Awaited<ReturnType<typeof readFigures>>;

async function readFigures(db: Database, period: Period) {
  const [totals, channels, places, additions] = await Promise.all([
    readSalesTotals(db, period),
    readChannelSales(db, period),
    readDayPlaces(db, period),
    readDayAdditions(db, period),
  ]);
  return { period, totals, channels, places, additions };
}

const figuresBody = ({ places, additions }: Pick<Figures, 'places' | 'additions'>) => ({
  places_sold: sum(places.map(({ sold }) => sold)),
  places_offered: sum(places.map(({ offered }) => offered)),
  ...additionsBody(additions),
});

const additionsBody = (additions: readonly DayAdditions[]) => ({
  cart_additions: sum(additions.map(({ added }) => added)),
  cart_bookings: sum(additions.map(({ booked }) => booked)),
});

const totalsBody = ({ period, totals, ...figures }: Figures) => ({
  ...period,
  bookings: totals.bookings,
  revenue: formatWireAmount(totals.revenue),
  average_value: totals.averageValue === null ? null : formatWireAmount(totals.averageValue),
  cancelled: totals.cancelled,
  refunded: formatWireAmount(totals.refunded),
  ...figuresBody(figures),
});

const productBody = ({ productType, productId, title, bookings, people, revenue, places, cart }: ProductSales) => ({
  product_type: productType,
  product_id: productId,
  title,
  bookings,
  people,
  revenue: formatWireAmount(revenue),
  places_sold: places?.sold ?? null,
  places_offered: places?.offered ?? null,
  cart_additions: cart?.added ?? null,
  cart_bookings: cart?.booked ?? null,
});

const noSales: Pick<ChannelSales, 'bookings' | 'revenue'> = { bookings: 0, revenue: 0 };

function channelBody(channel: BookingChannel | null, now: Figures, before: Figures) {
  const [sales, salesBefore] = [now, before].map(({ channels }) => channels.find((one) => one.channel === channel));
  if (channel === null && !sales && !salesBefore) return [];
  const usesCart = channel === 'cart' || channel === 'planner';
  const additions = now.additions.filter((addition) => addition.channel === channel);
  return [
    {
      channel,
      bookings: (sales ?? noSales).bookings,
      bookings_before: (salesBefore ?? noSales).bookings,
      revenue: formatWireAmount((sales ?? noSales).revenue),
      revenue_before: formatWireAmount((salesBefore ?? noSales).revenue),
      ...(usesCart ? additionsBody(additions) : { cart_additions: null, cart_bookings: null }),
    },
  ];
}
