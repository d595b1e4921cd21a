import type { Client } from '@aitours/api-client';
import { listDates } from '@aitours/domain/dates';
import type { PricePlan, SeasonalPrices, SeasonFares } from '@aitours/domain/pricing';
import { listEditDates } from '@aitours/domain/stock';
import { type PriceDraft, parseStockPrices, planPrices } from './priceDraft.ts';
import type { StockCalendar } from './stockDraft.ts';

/** What an edit of the prices would change, counted on the dates on which the product is offered. */
export interface PricePreview extends PricePlan {
  /** The prices that it was planned with. */
  readonly before: SeasonalPrices<SeasonFares>;
  /** The number of dates whose price changes while nothing is offered on them. */
  readonly notOffered: number;
  /** The number of changed dates with places sold or held. */
  readonly booked: number;
  /** Whether the prices have changed since the last preview. */
  readonly isNew: boolean;
}

/** Returns the number of dates whose price changes, whether or not something is offered on them. */
export const countChanges = ({ changes, notOffered }: PricePreview): number => changes.length + notOffered;

/** Plans a valid draft with the current prices and bookings. */
export async function previewPrices(
  client: Client,
  { product_type, product_id }: StockCalendar,
  draft: PriceDraft,
): Promise<Omit<PricePreview, 'isNew'>> {
  const months = [...new Set(listDates(draft.startDate, draft.endDate).map((date) => date.slice(0, 7)))];
  const load = (month: string) =>
    client.call('getStockCalendar', { path: { product_type, product_id }, query: { month } });
  const [current, ...others] = await Promise.all([load(draft.startDate.slice(0, 7)), ...months.slice(1).map(load)]);
  const slots = [current, ...others].flatMap((calendar) => calendar.slots);
  const booked = new Set(slots.filter(({ sold, held }) => sold + held > 0).map(({ date }) => date));
  const plan = planPrices(current.prices, draft);
  const before = parseStockPrices(current.prices);
  const offered = new Set(slots.map(({ date }) => date));
  const dates = listEditDates({ ...draft, excludedDates: [] }).filter((date) => offered.has(date));
  const changes = plan.changes.filter(({ date }) => offered.has(date));
  return {
    ...plan,
    before,
    changes,
    unchanged: dates.length - changes.length,
    notOffered: plan.changes.length - changes.length,
    booked: changes.filter(({ date }) => booked.has(date)).length,
  };
}
