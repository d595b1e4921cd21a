import type { Schema } from '@aitours/api-client';
import { type RamadanHours, toActivityFares } from '@aitours/domain/activity';
import { parseTimeSlot, type TimeSlot } from '@aitours/domain/availability';
import type { CancellationTerms } from '@aitours/domain/booking';
import type { CalendarDate } from '@aitours/domain/dates';
import { parseFils } from '@aitours/domain/money';
import { findExcludedKinds, formatMinAge, type Party } from '@aitours/domain/party';
import {
  type AddonChoice,
  type DatedFares,
  findLowestPrices,
  findPricesOn,
  formatChildDiscount,
  parsePriceSeason,
  type SeasonalPrices,
} from '@aitours/domain/pricing';
import type { Quirks } from '@aitours/domain/quirks';
import { useMemo } from 'react';
import { useQuirks } from '../../platform/api.tsx';
import type { BookingChoice } from './bookingChoice.ts';
import { messages } from './panelMessages.ts';

/** The fields of an activity that the pricing and availability rules need. */
export interface Bookable extends Pick<SeasonalPrices, 'seasons'> {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly location: string;
  /** Of dates without a season, or, after `withFaresOn`, of the date. */
  readonly fares: DatedFares;
  /** How much less than an adult a child pays. */
  readonly childLabel: string | undefined;
  /** The label of any child price; null: the real discount. */
  readonly fixedChildLabel: Quirks['childPriceLabel'];
  /** Who counts for the group discount. */
  readonly groupDiscountCounts: Quirks['groupDiscountCounts'];
  readonly slots: readonly TimeSlot[];
  /** Null or undefined: unknown. */
  readonly durationMinutes?: number | null;
  /** The youngest age in years; undefined: unknown. */
  readonly minAge?: number | undefined;
  /** Undefined: unknown. */
  readonly ramadanHours?: RamadanHours | undefined;
  /** Undefined: the default cancellation terms. */
  readonly terms?: CancellationTerms | undefined;
  /** People in one booking; null: no limit. */
  readonly maxParticipants: number | null;
  readonly addons: readonly { readonly title: string; readonly detail: string; readonly price: number }[];
}

export function useBookable(activity: Schema<'Activity'>): Bookable {
  const { childPriceLabel: fixedChildLabel, groupDiscountCounts } = useQuirks();
  return useMemo(() => {
    const fares = toActivityFares(activity);
    const childLabel = formatChildDiscount(fares, fixedChildLabel);
    return { ...getBookable(activity, fares), groupDiscountCounts, childLabel, fixedChildLabel };
  }, [activity, fixedChildLabel, groupDiscountCounts]);
}

/**
 * Returns the activity with the fares of a date. Without a date, with the lowest of the dates ahead.
 *
 * @param today in Dubai; undefined until it is known
 */
export function withFaresOn(bookable: Bookable, date: CalendarDate | null, today: CalendarDate | undefined): Bookable {
  if (bookable.seasons.length === 0) return bookable;
  const lowest = () => (today === undefined ? bookable.fares : findLowestPrices(bookable, today));
  const fares = date === null ? lowest() : findPricesOn(bookable, date);
  return { ...bookable, fares, childLabel: formatChildDiscount(fares, bookable.fixedChildLabel) };
}

const getBookable = (
  activity: Schema<'Activity'>,
  fares: DatedFares,
): Omit<Bookable, 'childLabel' | 'fixedChildLabel' | 'groupDiscountCounts'> => ({
  id: activity.id,
  slug: activity.slug,
  title: activity.title,
  location: activity.location_name,
  fares,
  seasons: (activity.price_seasons ?? []).map(parsePriceSeason),
  durationMinutes: activity.duration_minutes,
  minAge: activity.facts?.min_age,
  ramadanHours: activity.facts?.ramadan_hours,
  terms: activity.cancellation_terms,
  maxParticipants: activity.max_participants,
  slots: activity.time_slots.map(parseTimeSlot),
  addons: activity.addons.map(({ title, short_detail, price }) => ({
    title,
    detail: short_detail,
    price: parseFils(price),
  })),
});

/** Returns the chosen add-ons with their prices. */
export const listAddons = ({ addons }: Bookable, choice: BookingChoice): AddonChoice[] =>
  addons
    .map(({ title, price }) => ({ title, price, quantity: choice.addons[title] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

/** Messages of the panel's fields. */
export type StepErrors = Readonly<Partial<Record<'date' | 'pickup' | 'address' | keyof Party, string | undefined>>>;

/** Returns the messages of the kinds of people whose ages the activity excludes; undefined if there are none. */
export function findAgeErrors({ minAge = 0 }: Bookable, party: Party): StepErrors | undefined {
  const excluded = findExcludedKinds(party, minAge);
  if (excluded.length === 0) return undefined;
  return Object.fromEntries(excluded.map((member) => [member, messages.excluded(formatMinAge(minAge))]));
}
