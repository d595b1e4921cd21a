import { toDubaiDate } from '@aitours/domain/dates';
import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import { isFactTrue, selectMinAge } from '../schema/columns.ts';
import { activities, ticketEvents, ticketStock, tours } from '../schema.ts';
import type { FreeQuery } from './free.ts';

/** Filters by the facts of products, and by the languages of their guides (docs/rules/facts.md). */
export interface FactQuery {
  readonly suits_age?: number;
  readonly step_free?: boolean;
  readonly stroller?: boolean;
  readonly language?: string;
}

/** Returns the values of the placeholders of `matchesFacts`. */
export const toFactValues = ({ suits_age, step_free, stroller, language }: FactQuery) => ({
  suitsAge: suits_age ?? null,
  stepFree: step_free || null,
  stroller: stroller || null,
  language: language ?? null,
});

/** The table of a kind of product. */
type FactTable = Readonly<Record<'facts' | 'languages', AnyColumn>>;

/** Null facts are unknown, and unknown isn't true. */
const isKnownTrue = (facts: AnyColumn, name: 'step_free' | 'stroller') =>
  sql<boolean>`coalesce(${isFactTrue(facts, name)}, false)`;

/** Returns the columns by which `countOptions` filters. */
export const createFactColumns = ({ facts, languages }: FactTable) => ({
  minAge: selectMinAge(facts).as('min_age'),
  isStepFree: isKnownTrue(facts, 'step_free').as('is_step_free'),
  allowsStroller: isKnownTrue(facts, 'stroller').as('allows_stroller'),
  languages: sql<readonly string[]>`${languages}`.as('languages'),
});

const ifGiven = (name: string, type: SQL, condition: (value: SQL) => SQL): SQL => {
  const value = sql`${sql.placeholder(name)}::${type}`;
  return sql`(${value} is null or ${condition(value)})`;
};

/** Matches products whose facts are known and as requested; a null parameter matches everything. */
export const matchesFacts = ({ facts, languages }: FactTable): SQL | undefined =>
  and(
    ifGiven('suitsAge', sql`integer`, (age) => sql`${selectMinAge(facts)} <= ${age}`),
    ifGiven('stepFree', sql`boolean`, () => isFactTrue(facts, 'step_free')),
    ifGiven('stroller', sql`boolean`, () => isFactTrue(facts, 'stroller')),
    ifGiven('language', sql`text`, (language) => sql`${languages} @> to_jsonb(${language})`),
  );

/** Requests what can be cancelled free of charge. */
export interface RefundQuery extends Pick<FreeQuery, 'free_on'> {
  readonly free_cancellation?: boolean;
}

/** Returns the values of the placeholders of the conditions below, and whether they are requested. */
export const refundValues = ({ free_cancellation, free_on }: RefundQuery, now: Date) => ({
  onlyRefundable: free_cancellation || null,
  bookedOn: toDubaiDate(now),
  visitOn: free_on ?? null,
});

/** The hours before the start until which everything is refunded; null if it never is. */
const fullRefundHours = (terms: AnyColumn): SQL => sql`case
  when ${terms} is null then 24
  when ${terms} -> 0 -> 'percent' = '100' then (${terms} -> 0 ->> 'hours_before')::integer
end`;

/** The rule of `getFirstRefundableDate`. */
const firstRefundableDate = (terms: AnyColumn): SQL =>
  sql`(${sql.placeholder('bookedOn')}::date + ceil((${fullRefundHours(terms)}) / 24.0)::integer + 1)`;

const isVisitRefundable = (first: SQL): SQL =>
  sql`coalesce(${sql.placeholder('visitOn')}::date >= ${first}, ${first} is not null)`;

const firstOfActivity = firstRefundableDate(activities.cancellationTerms);
const firstOfEvent = firstRefundableDate(ticketEvents.cancellationTerms);

/**
 * Whether a slot runs on a date after the first for which cancelling is free. Without excluded dates, it does so within a
 * week or never.
 */
const runsAfterFirst = sql`exists (
  select from (select greatest((slot.value ->> 'startDate')::date, ${firstOfActivity}) as date) as first,
    generate_series(0, least(
      (slot.value ->> 'endDate')::date - first.date,
      case when slot.value -> 'excludedDates' is null then 6 end
    )) as days
  where slot.value -> 'availableDays' @> to_jsonb(extract(dow from first.date + days)::integer)
    and not coalesce(slot.value -> 'excludedDates' @> to_jsonb((first.date + days)::text), false)
)`;

/** Whether an activity can be booked for a date on which cancelling is free for a while: `hasFreeCancellation`, in SQL. */
export const isActivityRefundable = sql<boolean>`(${isVisitRefundable(firstOfActivity)} and exists (
  select from jsonb_array_elements(${activities.timeSlots}) as slot where ${runsAfterFirst}
))`;

/** The same of an attraction, which has dates with tickets left. In selected columns drizzle leaves out the table: `id` would be the stock's. */
export const isEventRefundable = sql<boolean>`(${isVisitRefundable(firstOfEvent)} and exists (
  select from ${ticketStock}
  where ${ticketStock.eventId} = ${ticketEvents}.id and ${ticketStock.placesLeft} > 0 and ${ticketStock.date} >= ${firstOfEvent}
))`;

/** The same of a tour, which starts on each day. */
export const isTourRefundable = sql<boolean>`(${fullRefundHours(tours.cancellationTerms)}) is not null`;
