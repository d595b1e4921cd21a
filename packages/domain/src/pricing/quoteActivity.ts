import { type Fils, percentOff, sum } from '../money/index.ts';
import { headcount, type Party } from '../party/index.ts';
import { type AddonChoice, addonLine } from './addonLine.ts';
import { type Quote, type QuoteLine, toQuote } from './quote.ts';

/** What an activity charges, in fils (1 AED = 100 fils). */
export interface ActivityFares {
  readonly adult: Fils;
  readonly child: Fils;
  /** For a private visit, for up to six people. Absent where none is offered. */
  readonly private?: Fils;
}

/** What somebody has chosen of an activity. */
export interface ActivityChoice {
  readonly party: Party;
  readonly isPrivate: boolean;
  readonly addons: readonly AddonChoice[];
}

const PRIVATE_GROUP_SIZE = 6;

/** Largest group first: the first that fits applies. */
const GROUP_DISCOUNTS = [
  { from: 5, percent: 15 },
  { from: 3, percent: 10 },
] as const;

/**
 * Prices an activity for a party (CONST-10 to CONST-14).
 *
 * A shared visit charges adults and children, less the group discount; infants are free but count
 * as people. A private visit charges once for every six people. Add-ons come on top at full price.
 *
 * @example quoteActivity({ adult: 200_00, child: 140_00 }, { party: { adults: 2, children: 1, infants: 0 }, isPrivate: false, addons: [] }).total // 486_00
 * @example quoteActivity({ adult: 200_00, child: 140_00, private: 900_00 }, { party: { adults: 7, children: 0, infants: 0 }, isPrivate: true, addons: [] }).total // 1800_00
 * @throws RangeError if a private visit is asked for and none is offered (GAP-21)
 */
export function quoteActivity(fares: ActivityFares, { party, isPrivate, addons }: ActivityChoice): Quote {
  const visit = isPrivate ? privateVisit(fares, party) : sharedVisit(fares, party);
  return toQuote([...visit, ...addons.map(addonLine)]);
}

/** The discount in percent that a shared visit gives a group of this size, 0 for none (CONST-11). */
const groupDiscountPercent = (people: number): number =>
  GROUP_DISCOUNTS.find(({ from }) => people >= from)?.percent ?? 0;

function sharedVisit({ adult, child }: ActivityFares, party: Party): QuoteLine[] {
  const fares: QuoteLine[] = [
    { kind: 'adults', count: party.adults, amount: party.adults * adult },
    { kind: 'children', count: party.children, amount: party.children * child },
  ];
  const percent = groupDiscountPercent(headcount(party));
  if (percent === 0) return fares;
  const full = sum(fares.map((line) => line.amount));
  return [...fares, { kind: 'groupDiscount', percent, amount: percentOff(full, percent) - full }];
}

function privateVisit(fares: ActivityFares, party: Party): QuoteLine[] {
  if (fares.private === undefined) throw new RangeError('This activity offers no private visit');
  const groups = Math.ceil(headcount(party) / PRIVATE_GROUP_SIZE);
  return [{ kind: 'private', count: groups, amount: groups * fares.private }];
}
