import { type Fils, subtractPercent, sum } from '../money/index.ts';
import { countPeople, type Party } from '../party/index.ts';
import type { Quirks } from '../quirks/index.ts';
import { type Quote, type QuoteLine, toQuote } from './quote.ts';
import { type AddonChoice, toAddonLine } from './toAddonLine.ts';

/** The fares of an activity, in fils. */
export interface ActivityFares {
  readonly adult: Fils;
  readonly child: Fils;
  /** Of a private activity, per group of up to six people. Absent if none is offered. */
  readonly private?: Fils;
}

/**
 * Returns the label of a child price: how much less than an adult a child pays (CONST-14, QUIRK-11).
 *
 * @param fixed the label of any price; null: the real percentage, rounded down; none if a child pays no less
 * @example formatChildDiscount({ adult: 200_00, child: 150_00 }, null) // '25% off'
 * @example formatChildDiscount({ adult: 200_00, child: 150_00 }, '30% off') // '30% off'
 */
export function formatChildDiscount(
  { adult, child }: ActivityFares,
  fixed: Quirks['childPriceLabel'],
): string | undefined {
  const percent = Math.floor(((adult - child) * 100) / adult);
  return fixed ?? (percent > 0 ? `${percent}% off` : undefined);
}

/** The party and options chosen for an activity. */
export interface ActivityChoice {
  readonly party: Party;
  readonly isPrivate: boolean;
  readonly addons: readonly AddonChoice[];
}

const PRIVATE_GROUP_SIZE = 6;

/** Largest group first: the first match applies. */
const GROUP_DISCOUNTS = [
  { from: 5, percent: 15 },
  { from: 3, percent: 10 },
] as const;

/**
 * Prices an activity for a party (CONST-10 to CONST-14).
 *
 * A shared activity charges adults and children, less the group discount; infants are free. A private activity charges
 * once for every six people, infants included. Add-ons are added at full price.
 *
 * @param counted who counts for the group discount
 * @example quoteActivity({ adult: 200_00, child: 140_00 }, { party: { adults: 2, children: 1, infants: 0 }, isPrivate: false, addons: [] }, 'payers').total // 486_00
 * @example quoteActivity({ adult: 200_00, child: 140_00, private: 900_00 }, { party: { adults: 7, children: 0, infants: 0 }, isPrivate: true, addons: [] }, 'everyone').total // 1800_00
 * @throws RangeError if the choice is private and no private activity is offered (GAP-21)
 */
export function quoteActivity(
  fares: ActivityFares,
  { party, isPrivate, addons }: ActivityChoice,
  counted: Quirks['groupDiscountCounts'],
): Quote {
  const lines = isPrivate ? listPrivateLines(fares, party) : listSharedLines(fares, party, counted);
  return toQuote([...lines, ...addons.map(toAddonLine)]);
}

/** Returns the discount of a shared activity in percent for a group size, 0 for none (CONST-11). */
const groupDiscountPercent = (people: number): number =>
  GROUP_DISCOUNTS.find(({ from }) => people >= from)?.percent ?? 0;

const countPayers = ({ adult, child }: ActivityFares, { adults, children }: Party): number =>
  (adult > 0 ? adults : 0) + (child > 0 ? children : 0);

function listSharedLines(
  activityFares: ActivityFares,
  party: Party,
  counted: Quirks['groupDiscountCounts'],
): QuoteLine[] {
  const { adult, child } = activityFares;
  const fares: QuoteLine[] = [
    { kind: 'adults', count: party.adults, amount: party.adults * adult },
    { kind: 'children', count: party.children, amount: party.children * child },
  ];
  const percent = groupDiscountPercent(counted === 'payers' ? countPayers(activityFares, party) : countPeople(party));
  if (percent === 0) return fares;
  const full = sum(fares.map((line) => line.amount));
  return [...fares, { kind: 'groupDiscount', percent, amount: subtractPercent(full, percent) - full }];
}

function listPrivateLines(fares: ActivityFares, party: Party): QuoteLine[] {
  if (fares.private === undefined) throw new RangeError('This activity is not offered privately');
  const groups = Math.ceil(countPeople(party) / PRIVATE_GROUP_SIZE);
  return [{ kind: 'private', count: groups, amount: groups * fares.private }];
}
