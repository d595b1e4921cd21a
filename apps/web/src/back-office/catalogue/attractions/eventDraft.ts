import type { Schema } from '@aitours/api-client';
import { findEventErrors } from '@aitours/domain/catalogue';
import { activityFormMessages } from '../../shared/activityFormMessages.ts';
import {
  type Check,
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
import { type Row, toRow } from '../../shared/rows.ts';
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
import { listNewerChanges, type ProductForm, type ProductPicture, saveProduct } from '../product/productForm.ts';
import { checkTerms, type TermRow, toTermRows, toTerms } from '../product/termsDraft.ts';
import { attractionMessages as messages } from './attractionMessages.ts';

export type StaffEvent = Schema<'StaffEvent'>;
type EventInput = Schema<'EventInput'>;

/** What is in the form of an attraction; numbers, dates and prices as they were typed. */
export interface EventDraft extends FactsDraft {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly eventType: string;
  readonly venue: string;
  readonly location: string;
  readonly startDate: string;
  readonly endDate: string;
  /** In minutes. */
  readonly duration: string;
  readonly images: readonly ProductPicture[];
  /** Of the guides, one per line. */
  readonly languages: string;
  readonly terms: readonly TermRow[];
  readonly types: readonly TypeRow[];
  readonly slots: readonly SlotRow[];
}

export type TypeRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly name: string;
  readonly description: string;
  readonly adultPrice: string;
  readonly adultAge: string;
  /** Empty: no tickets for children. */
  readonly childPrice: string;
  readonly childFrom: string;
  readonly childTo: string;
  readonly needsAdult: boolean;
  readonly fastTrack: boolean;
  readonly transfer: boolean;
  readonly meal: boolean;
  readonly seasons: readonly PriceSeasonRow[];
}>;

export type SlotRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly name: string;
  readonly time: string;
  readonly price: string;
}>;

export const createType = (): TypeRow =>
  toRow({
    name: '',
    description: '',
    adultPrice: '',
    adultAge: '',
    childPrice: '',
    childFrom: '',
    childTo: '',
    needsAdult: true,
    fastTrack: false,
    transfer: false,
    meal: false,
    seasons: [],
  });

export const createSlot = (): SlotRow => toRow({ name: '', time: '', price: '0' });

/** Returns the draft of a new attraction. */
export const createEventDraft = (): EventDraft => ({
  title: '',
  slug: '',
  description: '',
  eventType: '',
  venue: '',
  location: '',
  startDate: '',
  endDate: '',
  duration: '',
  images: [],
  terms: [],
  types: [createType()],
  slots: [createSlot()],
  ...emptyFacts,
  languages: '',
});

/** Returns the draft of an attraction. */
export const toEventDraft = (event: EventInput): EventDraft => ({
  title: event.title,
  slug: event.slug ?? '',
  description: event.description,
  eventType: event.event_type,
  venue: event.venue,
  location: event.location ?? '',
  startDate: event.start_date,
  endDate: event.end_date,
  duration: String(event.duration ?? ''),
  images: event.images ?? [],
  terms: toTermRows(event.cancellation_terms),
  ...toFactsDraft(event.facts),
  languages: (event.languages ?? []).join('\n'),
  types: event.ticket_types.map((type) =>
    toRow({
      ...(type.id !== undefined && { id: type.id }),
      name: type.name,
      description: type.description,
      adultPrice: type.adult_price,
      adultAge: String(type.adult_min_age),
      childPrice: type.child_price ?? '',
      childFrom: String(type.child_min_age ?? ''),
      childTo: String(type.child_max_age ?? ''),
      needsAdult: type.child_requires_adult,
      fastTrack: type.includes_fast_track,
      transfer: type.includes_transfer,
      meal: type.includes_meal,
      seasons: toSeasonRows(type.price_seasons),
    }),
  ),
  slots: event.time_slots.map(({ id, name, time, price_adjustment }) =>
    toRow({ ...(id !== undefined && { id }), name, time, price: price_adjustment }),
  ),
});

/** Returns the draft of a copy: with another title, no address yet, and ticket types and times of its own. */
export function toEventCopy(draft: EventDraft): EventDraft {
  const withoutIds = <Part extends { readonly id?: string }>(rows: readonly Part[]) =>
    rows.map(({ id: _, ...row }) => row);
  const { title, types, slots } = draft;
  const own = { types: withoutIds(types), slots: withoutIds(slots) };
  return { ...draft, ...own, title: activityFormMessages.copyOf(title), slug: '' };
}

/** Whether the ticket type has tickets for children. */
export const sellsChildren = ({ childPrice }: TypeRow): boolean => childPrice.trim() !== '';

/** Returns the request of a valid draft. */
export const toEventInput = (draft: EventDraft): EventInput => ({
  title: draft.title.trim(),
  ...(draft.slug.trim() !== '' && { slug: draft.slug.trim() }),
  description: draft.description.trim(),
  event_type: draft.eventType.trim(),
  venue: draft.venue.trim(),
  location: orNull(draft.location, String),
  start_date: draft.startDate,
  end_date: draft.endDate,
  duration: orNull(draft.duration, Number),
  images: draft.images.map(({ image }) => ({ image })),
  ...toFacts(draft),
  ...toLanguages(draft),
  ...toTerms(draft.terms),
  ticket_types: draft.types.map((type) => ({
    ...(type.id !== undefined && { id: type.id }),
    name: type.name.trim(),
    description: type.description,
    adult_price: toAmount(type.adultPrice),
    child_price: orNull(type.childPrice, toAmount),
    ...toSeasons(type.seasons, (child) => ({ child_price: sellsChildren(type) ? toAmount(child) : null })),
    adult_min_age: Number(type.adultAge),
    child_min_age: orNull(type.childFrom, Number),
    child_max_age: orNull(type.childTo, Number),
    child_requires_adult: type.needsAdult,
    includes_fast_track: type.fastTrack,
    includes_transfer: type.transfer,
    includes_meal: type.meal,
  })),
  time_slots: draft.slots.map(({ id, name, time, price }) => ({
    ...(id !== undefined && { id }),
    name: name.trim(),
    time,
    price_adjustment: toAmount(price),
  })),
});

const checkSigned: Check = (text) =>
  checkAmount(text.replace(/^-/, '')) === undefined ? undefined : messages.signedAmount;

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkEventDraft(draft: EventDraft): Readonly<Record<string, string>> {
  const rows = checkRows(draft);
  const own = {
    title: checkRequired(draft.title),
    slug: checkOptional(draft.slug, slug),
    event_type: checkRequired(draft.eventType),
    description: checkRequired(draft.description),
    venue: checkRequired(draft.venue),
    start_date: checkRequired(draft.startDate),
    end_date: checkRequired(draft.endDate),
    duration: checkOptional(draft.duration, within(1, 60_000)),
    ticket_types: draft.types.length === 0 ? messages.noType : undefined,
    time_slots: draft.slots.length === 0 ? messages.noSlot : undefined,
    ...rows,
    ...checkFacts(draft),
    languages: createLinesCheck(40, 20)(draft.languages),
    ...checkTerms(draft.terms),
  };
  const errors = dropMissing(own);
  // The rules read amounts, so they need valid ones.
  const hasAmounts = !Object.keys(errors).some((name) => /price(_adjustment)?$/.test(name));
  const found = hasAmounts ? findEventErrors(toEventInput(draft)) : {};
  return { ...errors, ...describeRules(found, own, messages.rules) };
}

function checkRows({ types, slots }: EventDraft): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {};
  for (const [at, type] of types.entries()) {
    const path = `ticket_types.${at}`;
    errors[`${path}.name`] = checkRequired(type.name);
    errors[`${path}.adult_price`] = checkRequired(type.adultPrice, checkAmount);
    errors[`${path}.adult_min_age`] = checkRequired(type.adultAge, within(0, 120));
    errors[`${path}.child_price`] = checkOptional(type.childPrice, checkAmount);
    errors[`${path}.child_min_age`] = checkOptional(type.childFrom, within(0, 120));
    errors[`${path}.child_max_age`] = checkOptional(type.childTo, within(0, 120));
    Object.assign(errors, checkSeasons(`${path}.price_seasons`, type.seasons, sellsChildren(type)));
  }
  for (const [at, { name, time, price }] of slots.entries()) {
    errors[`time_slots.${at}.name`] = checkRequired(name);
    errors[`time_slots.${at}.time`] = checkRequired(time);
    errors[`time_slots.${at}.price_adjustment`] = checkRequired(price, checkSigned);
  }
  return errors;
}

/** The form of attractions. */
export const eventForm: ProductForm<EventDraft, StaffEvent> = {
  toDraft: ({ event }) => toEventDraft(event),
  check: checkEventDraft,
  listFields: (draft) => [
    ...Object.keys(toEventInput(draft)),
    ...['slug', 'cancellation_terms', 'languages'],
    ...Object.keys(checkRows(draft)),
    ...factFields,
    ...Object.keys(checkTerms(draft.terms)),
  ],
  save: (client, details, draft) => {
    const body = toEventInput(draft);
    return saveProduct(details, {
      create: () => client.call('createStaffTicket', { body }),
      replace: (target) => client.call('replaceStaffTicket', { ...target, body }),
      load: (path) => client.call('getStaffTicket', { path }),
    });
  },
  listNewer: listNewerChanges,
};
