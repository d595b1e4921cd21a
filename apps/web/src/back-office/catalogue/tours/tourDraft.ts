import type { Schema } from '@aitours/api-client';
import { findTourErrors } from '@aitours/domain/catalogue';
import { activityFormMessages } from '../../shared/activityFormMessages.ts';
import {
  checkAmount,
  checkOptional,
  checkRequired,
  createLinesCheck,
  describeRules,
  dropMissing,
  orNull,
  slug,
  toAmount,
  within,
} from '../../shared/fieldChecks.ts';
import { checkSeasons, type PriceSeasonRow, toSeasonRows, toSeasons } from '../../shared/seasonsDraft.ts';
import {
  checkFacts,
  emptyFacts,
  type FactsDraft,
  factFields,
  toFacts,
  toFactsDraft,
  toLanguages,
} from '../product/factsDraft.ts';
import type { ProductPicture } from '../product/productForm.ts';
import { checkTerms, type TermRow, toTermRows, toTerms } from '../product/termsDraft.ts';
import { checkDays, createDay, type DayRow, listDayFields, toDayInput, toDayRow } from './tourDayDraft.ts';
import { tourFormMessages as messages } from './tourFormMessages.ts';

export type StaffTour = Schema<'StaffTour'>;
type TourInput = Schema<'TourInput'>;

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

/** Returns the draft of a new tour. */
export const createTourDraft = (): TourDraft => ({
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
  days: [createDay()],
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

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkTourDraft(draft: TourDraft): Readonly<Record<string, string>> {
  const own = {
    title: checkRequired(draft.title),
    slug: checkOptional(draft.slug, slug),
    tour_type: checkRequired(draft.tourType),
    description: checkRequired(draft.description),
    base_price: checkRequired(draft.basePrice, checkAmount),
    min_group_size: checkOptional(draft.minGroup, within(1, 500)),
    max_group_size: checkOptional(draft.maxGroup, within(1, 500)),
    ...checkSeasons('price_seasons', draft.priceSeasons, false),
    ...checkDays(draft.days),
    ...checkFacts(draft),
    languages: createLinesCheck(40, 20)(draft.languages),
    ...checkTerms(draft.terms),
  };
  return { ...dropMissing(own), ...describeRules(findTourErrors(toTourInput(draft)), own, messages.errors.rules) };
}

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
