import type { Schema } from '@aitours/api-client';
import type { ActivityType } from '@aitours/domain/activity';
import { findActivityErrors } from '@aitours/domain/catalogue';
import { activityFormMessages as messages } from '../../shared/activityFormMessages.ts';
import {
  checkAmount,
  checkOptional,
  checkRequired,
  createCoordinateCheck,
  createLinesCheck,
  describeRules,
  dropMissing,
  orNull,
  slug,
  splitLines,
  toAmount,
  within,
} from '../../shared/fieldChecks.ts';
import { type Row, toRow } from '../../shared/rows.ts';
import { checkSeasons, type PriceSeasonRow, toSeasonRows, toSeasons } from '../../shared/seasonsDraft.ts';
import { checkFacts, emptyFacts, type FactsDraft, factFields, toFacts, toFactsDraft } from '../product/factsDraft.ts';
import type { ProductPicture } from '../product/productForm.ts';
import { checkTerms, type TermRow, toTermRows, toTerms } from '../product/termsDraft.ts';

export type Activity = Schema<'Activity'>;
type ActivityInput = Schema<'ActivityInput'>;

/** What is in the form; numbers, dates and prices as they were typed, lists of texts with one per line. */
export interface ActivityDraft extends FactsDraft {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly activityType: ActivityType;
  readonly location: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly basePrice: string;
  /** Empty: 70 % of the adult's price. */
  readonly childPrice: string;
  /** Empty: there is no private activity. */
  readonly privatePrice: string;
  /** Hours and minutes: "3:30". */
  readonly duration: string;
  readonly durationUnit: Activity['duration_unit'];
  readonly maxParticipants: string;
  readonly images: readonly ProductPicture[];
  readonly languages: string;
  readonly highlights: string;
  readonly included: string;
  readonly notIncluded: string;
  readonly priceSeasons: readonly PriceSeasonRow[];
  readonly timeSlots: readonly TimeSlotRow[];
  /** The times that rules of the availability have created, as sentences. They aren't changed here. */
  readonly ruleTimes: readonly string[];
  readonly itinerary: readonly StopRow[];
  readonly addons: readonly AddonRow[];
  readonly terms: readonly TermRow[];
}

export type TimeSlotRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly startDate: string;
  readonly endDate: string;
  /** 0 = Sunday. */
  readonly days: readonly number[];
  /** Empty: any time of the day. */
  readonly startTime: string;
}>;
export type StopRow = Row<{ readonly title: string; readonly description: string }>;
export type AddonRow = Row<{
  readonly title: string;
  readonly icon: string;
  readonly detail: string;
  readonly price: string;
}>;

export const emptyDraft: ActivityDraft = {
  title: '',
  slug: '',
  description: '',
  activityType: 'tour',
  location: '',
  latitude: '',
  longitude: '',
  basePrice: '',
  childPrice: '',
  privatePrice: '',
  duration: '',
  durationUnit: 'hours',
  maxParticipants: '',
  images: [],
  languages: '',
  highlights: '',
  included: '',
  notIncluded: '',
  priceSeasons: [],
  timeSlots: [],
  ruleTimes: [],
  itinerary: [],
  addons: [],
  terms: [],
  ...emptyFacts,
};

const joinLines = (texts: readonly string[]): string => texts.join('\n');
/** Returns the draft of an activity. */
export const toDraft = (activity: Activity): ActivityDraft => ({
  title: activity.title,
  slug: activity.slug,
  description: activity.description,
  activityType: activity.activity_type,
  location: activity.location,
  latitude: String(activity.latitude ?? ''),
  longitude: String(activity.longitude ?? ''),
  basePrice: activity.base_price,
  childPrice: activity.child_price,
  privatePrice: activity.private_price ?? '',
  duration: formatDuration(activity.duration),
  durationUnit: activity.duration_unit,
  maxParticipants: String(activity.max_participants ?? ''),
  images: activity.images,
  languages: joinLines(activity.languages),
  highlights: joinLines(activity.highlights),
  included: joinLines(activity.included),
  notIncluded: joinLines(activity.not_included),
  priceSeasons: toSeasonRows(activity.price_seasons),
  timeSlots: activity.time_slots
    .filter(({ excluded_dates }) => excluded_dates === undefined)
    .map(({ id, start_date, end_date, available_days, start_time }) =>
      toRow({ id, startDate: start_date, endDate: end_date, days: available_days, startTime: start_time ?? '' }),
    ),
  ruleTimes: activity.time_slots
    .filter(({ excluded_dates }) => excluded_dates !== undefined)
    .map(({ start_time, start_date, end_date }) => messages.ruleTime(start_time ?? '', start_date, end_date)),
  itinerary: activity.itinerary.map(toRow),
  addons: activity.addons.map(({ title, icon, short_detail, price }) =>
    toRow({ title, icon, detail: short_detail, price }),
  ),
  terms: toTermRows(activity.cancellation_terms),
  ...toFactsDraft(activity.facts),
});

/** "03:30:00" is "3:30" in the form. */
const formatDuration = (wire: string | null): string => wire?.replace(/^0(?=\d)/, '').slice(0, -3) ?? '';

/** Returns the draft of a copy: another title and address, and time slots of its own. */
export function toCopy(draft: ActivityDraft): ActivityDraft {
  const timeSlots = draft.timeSlots.map(({ id: _, ...slot }) => slot);
  return { ...draft, title: messages.copyOf(draft.title), slug: '', timeSlots, ruleTimes: [] };
}

/** Returns the request of a valid draft. */
export const toInput = (draft: ActivityDraft): ActivityInput => ({
  title: draft.title.trim(),
  ...(draft.slug.trim() !== '' && { slug: draft.slug.trim() }),
  description: draft.description.trim(),
  activity_type: draft.activityType,
  location: draft.location.trim(),
  latitude: orNull(draft.latitude, Number),
  longitude: orNull(draft.longitude, Number),
  base_price: toAmount(draft.basePrice),
  ...(draft.childPrice.trim() !== '' && { child_price: toAmount(draft.childPrice) }),
  ...toSeasons(draft.priceSeasons, (child) => ({ child_price: toAmount(child) })),
  private_available: draft.privatePrice.trim() !== '',
  private_price: orNull(draft.privatePrice, toAmount),
  duration: orNull(draft.duration, toWireDuration),
  duration_unit: draft.durationUnit,
  max_participants: orNull(draft.maxParticipants, Number),
  images: draft.images.map(({ image }) => ({ image })),
  time_slots: draft.timeSlots.map(({ id, startDate, endDate, days, startTime }) => ({
    ...(id !== undefined && { id }),
    start_date: startDate,
    end_date: endDate,
    available_days: [...days],
    start_time: startTime || null,
  })),
  languages: splitLines(draft.languages),
  itinerary: draft.itinerary.map(({ title, description }) => ({ title: title.trim(), description })),
  highlights: splitLines(draft.highlights),
  included: splitLines(draft.included),
  not_included: splitLines(draft.notIncluded),
  addons: draft.addons.map(({ title, icon, detail, price }) => ({
    title: title.trim(),
    icon,
    short_detail: detail,
    price: toAmount(price),
  })),
  ...toTerms(draft.terms),
  ...toFacts(draft),
});

const durationPattern = /^(\d{1,3})(?::([0-5]\d))?$/;

function toWireDuration(text: string): string {
  const [, hours = '', minutes = '00'] = durationPattern.exec(text) ?? [];
  return `${hours.padStart(2, '0')}:${minutes}:00`;
}

type Errors = Readonly<Record<string, string>>;

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkDraft(draft: ActivityDraft): Errors {
  const rows = checkRows(draft);
  const errors: Record<string, string | undefined> = {
    title: checkRequired(draft.title),
    slug: checkOptional(draft.slug, slug),
    description: checkRequired(draft.description),
    location: checkRequired(draft.location),
    latitude: checkOptional(draft.latitude, createCoordinateCheck(90)),
    longitude: checkOptional(draft.longitude, createCoordinateCheck(180)),
    base_price: checkRequired(draft.basePrice, checkAmount),
    child_price: checkOptional(draft.childPrice, checkAmount),
    private_price: checkOptional(draft.privatePrice, checkAmount),
    duration: checkOptional(draft.duration, (text) =>
      durationPattern.test(text) ? undefined : messages.errors.duration,
    ),
    max_participants: checkOptional(draft.maxParticipants, within(1, 500)),
    ...rows,
    ...describeRules(findActivityErrors(toInput(draft)), rows, messages.errors.rules),
    languages: createLinesCheck(40, 20)(draft.languages),
    highlights: createLinesCheck(300, 40)(draft.highlights),
    included: createLinesCheck(300, 40)(draft.included),
    not_included: createLinesCheck(300, 40)(draft.notIncluded),
    ...checkFacts(draft),
  };
  return dropMissing(errors);
}

function checkRows({
  priceSeasons,
  timeSlots,
  itinerary,
  addons,
  terms,
}: ActivityDraft): Record<string, string | undefined> {
  const errors = checkSeasons('price_seasons', priceSeasons, true);
  for (const [at, { startDate, endDate, days }] of timeSlots.entries()) {
    errors[`time_slots.${at}.start_date`] = checkRequired(startDate);
    errors[`time_slots.${at}.end_date`] = checkRequired(endDate);
    errors[`time_slots.${at}.available_days`] = days.length === 0 ? messages.errors.noWeekday : undefined;
  }
  for (const [at, { title }] of itinerary.entries()) errors[`itinerary.${at}.title`] = checkRequired(title);
  for (const [at, { title, price }] of addons.entries()) {
    errors[`addons.${at}.title`] = checkRequired(title, (text) =>
      text.includes(':') ? messages.errors.colon : undefined,
    );
    errors[`addons.${at}.price`] = checkRequired(price, checkAmount);
  }
  return { ...errors, ...checkTerms(terms) };
}

/** The lists whose errors as a whole the form shows. */
const lists = ['time_slots', 'addons', 'cancellation_terms'];

/** Returns the names on the wire of all fields of the form. */
export const listFields = (draft: ActivityDraft): string[] => [
  ...Object.keys(toInput(draft)),
  ...Object.keys(checkRows(draft)),
  ...lists,
  ...factFields,
];
