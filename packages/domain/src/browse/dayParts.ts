import type { TimeOfDay } from '../dates/index.ts';

/** The parts of the day by which starts are chosen, in their order; each start is in exactly one. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;

/** A part of the day. */
export type DayPart = (typeof dayParts)[number];

/** The query parameters of a range of starts, both included; a missing bound is open. */
export interface StartQuery {
  readonly starts_from?: TimeOfDay;
  readonly starts_until?: TimeOfDay;
}

const RANGES: Readonly<Record<DayPart, StartQuery>> = {
  morning: { starts_until: '11:59' },
  afternoon: { starts_from: '12:00', starts_until: '16:59' },
  evening: { starts_from: '17:00' },
};

/**
 * Builds the query parameters of the starts in a part of the day; noon is in the afternoon, 17:00 in the evening.
 *
 * @example toStartQuery('afternoon') // { starts_from: '12:00', starts_until: '16:59' }
 * @example toStartQuery(undefined) // undefined
 */
export const toStartQuery = (part: DayPart | undefined): StartQuery | undefined => part && RANGES[part];

/** The largest group for which the shop shows what is free. */
export const maxPeople = 20;
