import type { Fils } from '../money/index.ts';
import type { Travellers } from '../party/index.ts';
import { type Quote, type QuoteLine, toQuote } from './quote.ts';

/** A choice for a day of a tour with its price in fils. */
export interface Priced {
  readonly name: string;
  readonly price: Fils;
}

/** The priced choices of one day. Meals are free and not listed (CONST-08). */
export interface TourDayChoice {
  readonly day: number;
  /** Charged once for the day, not per person (CONST-04). */
  readonly room?: Priced;
  /** Charged once for the day's route (CONST-05). */
  readonly vehicle?: Priced;
  /** Each charged once for the booking (CONST-07). */
  readonly activities: readonly Priced[];
}

/** The travellers of a tour and the choices for each day. */
export interface TourChoice {
  readonly travellers: Travellers;
  readonly days: readonly TourDayChoice[];
}

/** The fares of a tour that a price season can replace. Those of children follow from the adult's. */
export interface TourFares {
  /** In fils. */
  readonly adult: Fils;
  readonly child: null;
}

/** What a child pays, in quarters of the adult's price. */
const OLDER_CHILD_QUARTERS = 3;
const YOUNGER_CHILD_QUARTERS = 2;

/** Rounds half up, as elsewhere (GAP-85). */
const fromQuarters = (quarters: number): Fils => Math.floor((quarters + 2) / 4);

/**
 * Prices a tour (CONST-02 to CONST-08): adults pay the price of the date on which it starts, children aged 5 to 12 pay 75 %, children aged 2 to 4
 * pay 50 %, infants are free. The sum of all travellers is rounded, not each group (GAP-85). Chosen rooms, vehicles and
 * activities are added.
 *
 * @example quoteTour(1000_00, { travellers: { adults: 2, children512: 1, children25: 1, infants: 1 }, days: [] }).total // 3250_00
 * @example quoteTour(450_00, { travellers: { adults: 1, children512: 2, children25: 0, infants: 0 }, days: [] }).total // 1125_00
 */
export function quoteTour(adultFare: Fils, { travellers, days }: TourChoice): Quote {
  const { adults, children512, children25 } = travellers;
  const ofAdults = adults * adultFare;
  const withOlder = fromQuarters(4 * ofAdults + OLDER_CHILD_QUARTERS * children512 * adultFare);
  const total = fromQuarters(
    4 * ofAdults + (OLDER_CHILD_QUARTERS * children512 + YOUNGER_CHILD_QUARTERS * children25) * adultFare,
  );
  return toQuote([
    { kind: 'adults', count: adults, amount: ofAdults },
    { kind: 'children512', count: children512, amount: withOlder - ofAdults },
    { kind: 'children25', count: children25, amount: total - withOlder },
    ...days.flatMap(listDayLines),
  ]);
}

function listDayLines({ day, room, vehicle, activities }: TourDayChoice): QuoteLine[] {
  const lines: QuoteLine[] = [];
  if (room) lines.push({ kind: 'room', day, name: room.name, amount: room.price });
  if (vehicle) lines.push({ kind: 'vehicle', day, name: vehicle.name, amount: vehicle.price });
  for (const { name, price } of activities) lines.push({ kind: 'activity', day, name, amount: price });
  return lines;
}
