import type { Schema } from '@aitours/api-client';
import { toActivityFares } from '@aitours/domain/activity';
import type { TimeSlot } from '@aitours/domain/availability';
import { parseFils } from '@aitours/domain/money';
import type { ActivityFares, AddonChoice } from '@aitours/domain/pricing';
import type { BookingChoice } from './bookingChoice.ts';

/** The fields of an activity that the pricing and availability rules need. */
export interface Bookable {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly fares: ActivityFares;
  readonly slots: readonly TimeSlot[];
  readonly addons: readonly { readonly title: string; readonly detail: string; readonly price: number }[];
}

export const bookableOf = (activity: Schema<'Activity'>): Bookable => ({
  id: activity.id,
  slug: activity.slug,
  title: activity.title,
  fares: toActivityFares(activity),
  slots: activity.time_slots.map((slot) => ({
    id: slot.id,
    startDate: slot.start_date,
    endDate: slot.end_date,
    weekdays: slot.available_days,
    startTime: slot.start_time,
  })),
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
