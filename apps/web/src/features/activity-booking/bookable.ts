import type { Schema } from '@aitours/api-client';
import { toActivityFares } from '@aitours/domain/activity';
import { parseTimeSlot, type TimeSlot } from '@aitours/domain/availability';
import type { CancellationTerms } from '@aitours/domain/booking';
import { parseFils } from '@aitours/domain/money';
import { type ActivityFares, type AddonChoice, formatChildDiscount } from '@aitours/domain/pricing';
import type { Quirks } from '@aitours/domain/quirks';
import { useMemo } from 'react';
import { useQuirks } from '../../platform/api.tsx';
import type { BookingChoice } from './bookingChoice.ts';

/** The fields of an activity that the pricing and availability rules need. */
export interface Bookable {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly fares: ActivityFares;
  /** How much less than an adult a child pays. */
  readonly childLabel: string | undefined;
  /** Who counts for the group discount. */
  readonly groupDiscountCounts: Quirks['groupDiscountCounts'];
  readonly slots: readonly TimeSlot[];
  /** Undefined: the default cancellation terms. */
  readonly terms?: CancellationTerms | undefined;
  /** People in one booking; null: no limit. */
  readonly maxParticipants: number | null;
  readonly addons: readonly { readonly title: string; readonly detail: string; readonly price: number }[];
}

export function useBookable(activity: Schema<'Activity'>): Bookable {
  const { childPriceLabel: fixedLabel, groupDiscountCounts } = useQuirks();
  return useMemo(() => {
    const fares = toActivityFares(activity);
    return { ...bookableOf(activity, fares), groupDiscountCounts, childLabel: formatChildDiscount(fares, fixedLabel) };
  }, [activity, fixedLabel, groupDiscountCounts]);
}

const bookableOf = (
  activity: Schema<'Activity'>,
  fares: ActivityFares,
): Omit<Bookable, 'childLabel' | 'groupDiscountCounts'> => ({
  id: activity.id,
  slug: activity.slug,
  title: activity.title,
  fares,
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
export const chosenAddons = ({ addons }: Bookable, choice: BookingChoice): AddonChoice[] =>
  addons
    .map(({ title, price }) => ({ title, price, quantity: choice.addons[title] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
