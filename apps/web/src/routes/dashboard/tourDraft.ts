import type { Schema } from '@aitours/api-client';
import { findTourErrors } from '@aitours/domain/catalogue';
import { activityFormMessages } from './activityFormMessages.ts';
import {
  checkFacts,
  emptyFacts,
  type FactsDraft,
  factFields,
  toFacts,
  toFactsDraft,
  toLanguages,
} from './factsDraft.ts';
import {
  amount,
  type Check,
  describeRules,
  dropMissing,
  lines,
  optional,
  orNull,
  required,
  slug,
  splitLines,
  toAmount,
  within,
} from './fieldChecks.ts';
import type { ProductPicture } from './productForm.ts';
import { type Row, toRow } from './rows.ts';
import { checkSeasons, type PriceSeasonRow, toSeasonRows, toSeasons } from './seasonsDraft.ts';
import { checkTerms, type TermRow, toTermRows, toTerms } from './termsDraft.ts';
import { tourFormMessages as messages } from './tourFormMessages.ts';

export type StaffTour = Schema<'StaffTour'>;
type TourInput = Schema<'TourInput'>;
type DayInput = Schema<'TourDayInput'>;

/** What is in the form of a tour; numbers, times and prices as they were typed. */
export interface TourDraft extends FactsDraft {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly tourType: string;
  /** Empty: the default place. */
  readonly location: string;
  readonly meetingPoint: string;
  readonly featured: boolean;
  readonly basePrice: string;
  readonly priceSeasons: readonly PriceSeasonRow[];
  readonly minGroup: string;
  readonly maxGroup: string;
  readonly images: readonly ProductPicture[];
  /** Of the guides, one per line. */
  readonly languages: string;
  readonly terms: readonly TermRow[];
  readonly days: readonly DayRow[];
}

export type DayRow = Row<{
  readonly title: string;
  readonly description: string;
  /** Empty: a day without a night. */
  readonly hotel: string;
  readonly room: string;
  readonly rides: readonly RideRow[];
  /** The ids of meal types. */
  readonly meals: readonly string[];
  readonly extras: readonly ExtraRow[];
  /** The addresses of activities and attractions, one per line. */
  readonly includes: string;
}>;

export type RideRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly type: string;
  readonly from: string;
  readonly to: string;
  /** In minutes; empty: unknown. */
  readonly duration: string;
  readonly start: string;
  readonly back: string;
  /** Empty: included in the price of the tour. */
  readonly price: string;
  readonly distance: string;
  readonly vehicle: string;
}>;

export type ExtraRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly name: string;
  readonly price: string;
  readonly description: string;
  /** The address of the activity or attraction that it is. */
  readonly product: string;
}>;

export const newRide = (): RideRow =>
  toRow({
    type: '',
    from: '',
    to: '',
    duration: '',
    start: '',
    back: '',
    price: '',
    distance: '',
    vehicle: '',
  });
export const newExtra = (): ExtraRow => toRow({ name: '', price: '', description: '', product: '' });
export const newDay = (): DayRow =>
  toRow({ title: '', description: '', hotel: '', room: '', rides: [], meals: [], extras: [], includes: '' });

/** Returns the draft of a new tour. */
export const newTourDraft = (): TourDraft => ({
  title: '',
  slug: '',
  description: '',
  tourType: '',
  location: '',
  meetingPoint: '',
  featured: false,
  basePrice: '',
  priceSeasons: [],
  minGroup: '',
  maxGroup: '',
  images: [],
  terms: [],
  days: [newDay()],
  ...emptyFacts,
  languages: '',
});

/** Returns the draft of a tour. */
export const toTourDraft = (tour: TourInput): TourDraft => ({
  title: tour.title,
  slug: tour.slug ?? '',
  description: tour.description,
  tourType: tour.tour_type,
  location: tour.location ?? '',
  meetingPoint: tour.meeting_point ?? '',
  featured: tour.featured ?? false,
  basePrice: tour.base_price,
  priceSeasons: toSeasonRows(tour.price_seasons),
  minGroup: String(tour.min_group_size ?? ''),
  maxGroup: String(tour.max_group_size ?? ''),
  images: tour.images ?? [],
  terms: toTermRows(tour.cancellation_terms),
  ...toFactsDraft(tour.facts),
  languages: (tour.languages ?? []).join('\n'),
  days: tour.days.map(toDayRow),
});

const toDayRow = (day: DayInput): DayRow =>
  toRow({
    title: day.title,
    description: day.description,
    hotel: day.hotel_id ?? '',
    room: day.room_type_id ?? '',
    rides: day.transfers.map((ride) =>
      toRow({
        ...(ride.id !== undefined && { id: ride.id }),
        type: ride.transfer_type,
        from: ride.from_location,
        to: ride.to_location,
        duration: ride.duration_minutes === 0 ? '' : String(ride.duration_minutes),
        start: ride.starts_at ?? '',
        back: ride.returns_at ?? '',
        price: ride.price ?? '',
        distance: String(ride.distance_km ?? ''),
        vehicle: ride.vehicle_name ?? '',
      }),
    ),
    meals: day.meals,
    extras: day.activities.map(({ id, name, price, description, product }) =>
      toRow({ ...(id !== undefined && { id }), name, price, description, product: product ?? '' }),
    ),
    includes: day.includes.join('\n'),
  });

/** Returns the draft of a copy: another title and address, and rides and extras of its own. */
export function toTourCopy(draft: TourDraft): TourDraft {
  const withoutIds = <Part extends { readonly id?: string }>(rows: readonly Part[]) =>
    rows.map(({ id: _, ...row }) => row);
  const days = draft.days.map((day) => ({ ...day, rides: withoutIds(day.rides), extras: withoutIds(day.extras) }));
  return { ...draft, title: activityFormMessages.copyOf(draft.title), slug: '', days };
}

/** Returns the request of a valid draft. */
export const toTourInput = (draft: TourDraft): TourInput => ({
  title: draft.title.trim(),
  ...(draft.slug.trim() !== '' && { slug: draft.slug.trim() }),
  description: draft.description.trim(),
  tour_type: draft.tourType.trim(),
  location: orNull(draft.location, String),
  meeting_point: draft.meetingPoint.trim(),
  featured: draft.featured,
  base_price: toAmount(draft.basePrice),
  ...toSeasons(draft.priceSeasons, () => ({})),
  min_group_size: orNull(draft.minGroup, Number),
  max_group_size: orNull(draft.maxGroup, Number),
  images: draft.images.map(({ image }) => ({ image })),
  ...toFacts(draft),
  ...toLanguages(draft),
  ...toTerms(draft.terms),
  days: draft.days.map(toDayInput),
});

const toDayInput = (day: DayRow): DayInput => ({
  title: day.title.trim(),
  description: day.description.trim(),
  hotel_id: orNull(day.hotel, String),
  room_type_id: orNull(day.room, String),
  transfers: day.rides.map(({ id, type, from, to, duration, start, back, price, distance, vehicle }) => ({
    ...(id !== undefined && { id }),
    transfer_type: type.trim(),
    from_location: from.trim(),
    to_location: to.trim(),
    duration_minutes: Number(duration),
    starts_at: start || null,
    returns_at: back || null,
    price: orNull(price, toAmount),
    distance_km: orNull(distance, Number),
    vehicle_name: orNull(vehicle, String),
  })),
  meals: [...day.meals],
  activities: day.extras.map(({ id, name, price, description, product }) => ({
    ...(id !== undefined && { id }),
    name: name.trim(),
    price: toAmount(price),
    description,
    product: orNull(product, String),
  })),
  includes: [...new Set(splitLines(day.includes))],
});

const kilometres: Check = (text) =>
  /^\d{1,4}(\.\d{1,3})?$/.test(text) && Number(text) <= 5000 ? undefined : messages.errors.kilometres;
const slugs: Check = (text) => splitLines(text).map(slug).find(Boolean);

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkTourDraft(draft: TourDraft): Readonly<Record<string, string>> {
  const own = {
    title: required(draft.title),
    slug: optional(draft.slug, slug),
    tour_type: required(draft.tourType),
    description: required(draft.description),
    base_price: required(draft.basePrice, amount),
    min_group_size: optional(draft.minGroup, within(1, 500)),
    max_group_size: optional(draft.maxGroup, within(1, 500)),
    ...checkSeasons('price_seasons', draft.priceSeasons, false),
    ...checkDays(draft.days),
    ...checkFacts(draft),
    languages: lines(40, 20)(draft.languages),
    ...checkTerms(draft.terms),
  };
  return { ...dropMissing(own), ...describeRules(findTourErrors(toTourInput(draft)), own, messages.errors.rules) };
}

function checkDays(days: TourDraft['days']): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {};
  for (const [at, day] of days.entries()) {
    const path = `days.${at}`;
    errors[`${path}.title`] = required(day.title);
    errors[`${path}.description`] = required(day.description);
    for (const [index, ride] of day.rides.entries())
      Object.assign(errors, checkRide(`${path}.transfers.${index}`, ride));
    for (const [index, { name, price, product }] of day.extras.entries()) {
      errors[`${path}.activities.${index}.name`] = required(name);
      errors[`${path}.activities.${index}.price`] = required(price, amount);
      errors[`${path}.activities.${index}.product`] = optional(product, slug);
    }
    errors[`${path}.includes`] = optional(day.includes, slugs);
  }
  return errors;
}

const checkRide = (path: string, ride: RideRow): Record<string, string | undefined> => ({
  [`${path}.transfer_type`]: required(ride.type),
  [`${path}.from_location`]: required(ride.from),
  [`${path}.to_location`]: required(ride.to),
  [`${path}.duration_minutes`]: optional(ride.duration, within(0, 1440)),
  [`${path}.distance_km`]: optional(ride.distance, kilometres),
  [`${path}.price`]: optional(ride.price, amount),
});

/** Fields of a day and its rides that only rules over several fields or the server check. */
const listDayFields = ({ rides }: DayRow, at: number): string[] => [
  ...['hotel_id', 'room_type_id', 'meals', 'activities'].map((name) => `days.${at}.${name}`),
  ...rides.flatMap((_, index) => ['starts_at', 'returns_at'].map((name) => `days.${at}.transfers.${index}.${name}`)),
];

/** Returns the names on the wire of all fields of the form. */
export const listTourFields = (draft: TourDraft): string[] => [
  ...Object.keys(toTourInput(draft)),
  ...['slug', 'cancellation_terms'],
  ...Object.keys(checkSeasons('price_seasons', draft.priceSeasons, false)),
  ...Object.keys(checkDays(draft.days)),
  ...draft.days.flatMap(listDayFields),
  ...factFields,
  'languages',
];
