import type { CartItem } from '../cart/index.ts';
import { toCustomizations } from '../checkout/index.ts';
import type { CalendarDate } from '../dates/index.ts';
import type { Fils } from '../money/index.ts';
import { type Travellers, toParty } from '../party/index.ts';
import { type DayPick, toCustomizedDay } from '../tour-plan/index.ts';

/** A tour to book. */
export interface TourOrder {
  readonly tour: { readonly id: string; readonly slug: string; readonly title: string };
  readonly startDate: CalendarDate;
  readonly travellers: Travellers;
  /** One for each day of the tour. */
  readonly picks: readonly DayPick[];
  /** As the traveller saw or confirmed it. */
  readonly amount: Fils;
}

/**
 * Converts a tour to the only item of its booking, for `toBookingPayload` (TOUR-37, TOUR-42). Children are counted in total
 * and by age (GAP-82).
 *
 * @example toTourCartItem(order).id // the tour's id
 * @example toTourCartItem(order).details.customizations // { hotels: […], transfers: […], meals: […], activities: […] }
 */
export const toTourCartItem = ({ tour, startDate, travellers, picks, amount }: TourOrder): CartItem => ({
  id: tour.id,
  type: 'tour',
  title: tour.title,
  quantity: 1,
  amount,
  date: startDate,
  details: {
    ...toParty(travellers),
    children512: travellers.children512,
    children25: travellers.children25,
    customizations: toCustomizations(picks.map(toCustomizedDay)),
  },
  product: { id: tour.id, slug: tour.slug },
});
