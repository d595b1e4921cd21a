import { type CalendarDate, getWeekday, type TimeOfDay, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { activities, activityStock, ticketEvents, ticketStock, ticketTimeSlots } from '../schema.ts';

/** Requests what is free on a date (docs/rules/search-and-lists.md). The other members apply only with a date. */
export interface FreeQuery {
  readonly free_on?: CalendarDate;
  readonly places?: number;
  /** Both included. */
  readonly starts_from?: TimeOfDay;
  readonly starts_until?: TimeOfDay;
}

/** Returns the values of the placeholders of `isActivityFree` and `isEventFree`; `freeOn` is null without a date. */
export function toFreeValues({ free_on: date, places, starts_from, starts_until }: FreeQuery, now: Date) {
  if (date === undefined) return { freeOn: null };
  return {
    freeOn: date,
    freeWeekday: getWeekday(date),
    freePlaces: places ?? 1,
    freeFrom: starts_from ?? null,
    freeUntil: starts_until ?? null,
    freeToday: toDubaiDate(now),
    freeNow: toDubaiTime(now),
  };
}

const value = (name: `free${string}`, type: SQL): SQL => sql`${sql.placeholder(name)}::${type}`;

const date = value('freeOn', sql`date`);
const places = value('freePlaces', sql`integer`);

/** Later than each start: what has no start time can be visited until the day is over. */
const endOfDay = sql`'24:00'`;

const startsAhead = (time: SQL | AnyColumn): SQL =>
  sql`(${date}, ${time}) > (${value('freeToday', sql`date`)}, ${value('freeNow', sql`text`)})`;

const startsWithin = (time: SQL | AnyColumn): SQL => {
  const [from, until] = [value('freeFrom', sql`text`), value('freeUntil', sql`text`)];
  return sql`(${from} is null or ${time} >= ${from}) and (${until} is null or ${time} <= ${until})`;
};

/** Matches tickets whose time is ahead. */
export const startsAfter = (now: Date): SQL =>
  sql`(${ticketStock.date}, ${ticketTimeSlots.time}) > (${toDubaiDate(now)}::date, ${toDubaiTime(now)}::text)`;

const slotTime = sql`slot.value ->> 'startTime'`;

/**
 * Matches activities with a time slot for the group: the rule of `getActivityAvailability`, in SQL. A date without a
 * stock row has the activity's capacity. With a subquery instead of the join, the planner's estimate is high enough for
 * PostgreSQL to compile the statement.
 */
export const isActivityFree: SQL = sql`
  (${activities.maxParticipants} is null or ${activities.maxParticipants} >= ${places})
  and exists (
    select from jsonb_array_elements(${activities.timeSlots}) as slot
    left join ${activityStock} on ${activityStock.activityId} = ${activities.id} and ${activityStock.date} = ${date}
      and ${activityStock.timeSlotId} = slot.value ->> 'id'
    where ${date} between (slot.value ->> 'startDate')::date and (slot.value ->> 'endDate')::date
      and slot.value -> 'availableDays' @> to_jsonb(${value('freeWeekday', sql`integer`)})
      and slot.value -> 'excludedDates' @> to_jsonb(${date}::text) is not true
      and ${startsAhead(sql`coalesce(${slotTime}, ${endOfDay})`)}
      and (${slotTime} is null or ${startsWithin(slotTime)})
      and coalesce(${activityStock.placesLeft}, ${activities.capacity}) >= ${places}
  )`;

/** The rows of an attraction's stock with enough tickets: the rule of `getTicketAvailability`. */
export const freeTicketStock: SQL = sql`${ticketStock}
    join ${ticketTimeSlots} on ${ticketTimeSlots.id} = ${ticketStock.timeSlotId}
      and ${ticketStock.eventId} = ${ticketEvents.id} and ${ticketStock.date} = ${date}
      and ${ticketStock.placesLeft} >= ${places}
      and ${startsAhead(ticketTimeSlots.time)} and ${startsWithin(ticketTimeSlots.time)}`;

/** Matches attractions with a ticket type that has enough tickets at one time. */
export const isEventFree: SQL = sql`exists (select from ${freeTicketStock})`;
