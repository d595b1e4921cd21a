import type { Problem, Schema } from '@aitours/api-client';
import { type Fils, formatPrice, parseFils } from '@aitours/domain/money';
import { discountPrice } from '@aitours/domain/pricing';
import { toCustomizedDay } from '@aitours/domain/tour-plan';
import { useState } from 'react';
import { type BookingPrice, usePriceCheck } from '../../platform/usePriceCheck.ts';
import { dialogMessages } from './dialogMessages.ts';
import type { TourPlanning } from './useTourPlan.ts';

/**
 * Returns what the tour costs: the shown price less the discount, or the server's price since it has replaced that one.
 *
 * @param shown the price of the plan; undefined until it is known
 */
function useCost(shown: Fils | undefined, discountPercent: number) {
  const [changed, setChanged] = useState<BookingPrice & { shown: Fils }>();
  const computed: BookingPrice | undefined = shown === undefined ? undefined : priceOf(shown, discountPercent);
  return {
    cost: changed && changed.shown === shown ? changed : computed,
    changePrice: (current: BookingPrice) => {
      if (shown !== undefined) setChanged({ shown, ...current });
    },
  };
}

const priceOf = (price: Fils, percent: number): BookingPrice => ({
  price,
  total: discountPrice(price, { percent })?.total ?? price,
});

interface CostOptions {
  readonly discountPercent: number;
  /** Whether the payment step is near, so that the price must be current. */
  readonly isNear: boolean;
  /** Called when the page's tour data is outdated. */
  readonly onStale: () => void;
  readonly onChanged: (text: string) => void;
}

/** Returns what the tour costs, and keeps it current (GAP-26): as soon as payment is near, and when a booking is rejected. */
export function useTourCost(planning: TourPlanning, { discountPercent, isNear, onStale, onChanged }: CostOptions) {
  const { cost, changePrice } = useCost(planning.amount, discountPercent);
  const report = (current: BookingPrice, before: Fils, now: Fils) => {
    changePrice(current);
    planning.offers.reload();
    onStale();
    onChanged(dialogMessages.priceChangedText(formatPrice(before), formatPrice(now)));
  };
  usePriceCheck(isNear && cost ? toQuoteLine(planning) : null, cost, (current) => {
    if (cost) report(current, cost.total, current.total);
  });
  /** @param shown the total with the promo code; undefined without one */
  const reportChange = ({ amount, lines: [line] }: Problem<'price-changed'>, shown?: Fils) => {
    if (!cost) return;
    const now = parseFils(amount);
    const price = line ? parseFils(line.amount) : cost.price;
    report(shown === undefined ? { price, total: now } : priceOf(price, discountPercent), shown ?? cost.total, now);
  };
  return { cost, reportChange };
}

interface PlannedTour extends Pick<TourPlanning, 'tour' | 'travellers' | 'picks'> {
  readonly start: Pick<TourPlanning['start'], 'date'>;
}

/** Returns the planned tour as a line of a quote; null until all choices are known. */
export function toQuoteLine({ tour, travellers, start, picks }: PlannedTour): Schema<'NewTourQuoteLine'> | null {
  if (!picks || start.date === undefined) return null;
  const { adults, children512, children25, infants } = travellers;
  return {
    ...{ type: 'tour', tour_id: tour.id, date: start.date },
    ...{ adults, children_5_to_12: children512, children_2_to_4: children25, infants },
    days: picks.map(toCustomizedDay).map(({ day, hotel, room, vehicle, meal, activities = [] }) => ({
      day_number: day,
      ...(hotel && { hotel_id: String(hotel.id) }),
      ...(room && { room_type_id: String(room.id) }),
      ...(vehicle && { vehicle_id: String(vehicle.id) }),
      ...(meal && { meal_type_id: String(meal.id) }),
      activity_ids: activities.map(({ id }) => String(id)),
    })),
  };
}
