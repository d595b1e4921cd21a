import { type Fils, subtractPercent } from '../money/index.ts';
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

const OLDER_CHILD_DISCOUNT = 25;
const YOUNGER_CHILD_DISCOUNT = 50;

/**
 * Prices a tour (CONST-02 to CONST-08): adults pay the price of the date on which it starts, children aged 5 to 12 pay 75 %, children aged 2 to 4
 * pay 50 %, infants are free. Chosen rooms, vehicles and activities are added.
 *
 * @example quoteTour(1000_00, { travellers: { adults: 2, children512: 1, children25: 1, infants: 1 }, days: [] }).total // 3250_00
 * @example quoteTour(450_00, { travellers: { adults: 1, children512: 2, children25: 0, infants: 0 }, days: [] }).total // 1125_00
 */
export function quoteTour(adultFare: Fils, { travellers, days }: TourChoice): Quote {
  const { adults, children512, children25 } = travellers;
  return toQuote([
    { kind: 'adults', count: adults, amount: adults * adultFare },
    { kind: 'children512', count: children512, amount: subtractPercent(children512 * adultFare, OLDER_CHILD_DISCOUNT) },
    { kind: 'children25', count: children25, amount: subtractPercent(children25 * adultFare, YOUNGER_CHILD_DISCOUNT) },
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
