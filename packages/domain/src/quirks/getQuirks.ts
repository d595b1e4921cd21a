import { quirkTable } from './quirkTable.ts';

/** The two behaviours of the shop. */
export const behaviours = ['specified', 'improved'] as const;

/** A behaviour of the shop, or of one row. */
export type Behaviour = (typeof behaviours)[number];

type QuirkTable = typeof quirkTable;

/** The requirement rows that have two behaviours. */
export type QuirkRow = QuirkTable[keyof QuirkTable]['row'];

/** The requirement rows that have two behaviours. */
export const quirkRows: readonly QuirkRow[] = Object.values(quirkTable).map(({ row }) => row);

/** The chosen value of each quirk. */
export type Quirks = { readonly [Name in keyof QuirkTable]: QuirkTable[Name][Behaviour] };

/** A part of the shop with a currency sign of its own. */
export type PricePlace = keyof Quirks['prices']['signs'];

/** Which behaviour the shop has, and the rows that differ from it. */
export interface BehaviourSettings {
  readonly behaviour: Behaviour;
  readonly overrides?: Readonly<Partial<Record<QuirkRow, Behaviour>>>;
}

/**
 * Returns the value of each quirk under the settings.
 *
 * @example getQuirks({ behaviour: 'specified' }).voucherRows // 5
 * @example getQuirks({ behaviour: 'specified', overrides: { 'QUIRK-20': 'improved' } }).voucherRows // null
 */
export function getQuirks(settings: BehaviourSettings): Quirks;
export function getQuirks({ behaviour, overrides = {} }: BehaviourSettings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(quirkTable).map(([name, entry]) => [name, entry[overrides[entry.row] ?? behaviour]]),
  );
}
