import { addDays, type CalendarDate } from '../dates/index.ts';
import { findDestination } from './destinations.ts';
import { type FoundDate, findDates } from './findDates.ts';
import { findInterests, findRejectedInterests } from './interests.ts';
import { parseBudget, parseGroupSize, parseTripDays } from './parseNumbers.ts';
import type { DraftPreferences } from './preferences.ts';

/**
 * Updates the known preferences with those of a message. Interests are added, unless the message rejects them (PLAN-10 to
 * PLAN-13, GAP-69, GAP-70).
 *
 * @param today in Dubai
 * @example extractPreferences('budget 500', {}, '2030-01-01') // { budget_range: [0, 500] }
 * @example extractPreferences('3 days trip', { start_date: '2030-03-01' }, '2030-01-01') // { start_date: '2030-03-01', end_date: '2030-03-03', days: 3 }
 */
export function extractPreferences(message: string, known: DraftPreferences, today: CalendarDate): DraftPreferences {
  // Patterns with several optional spaces backtrack heavily on long runs of white space.
  const text = message.replaceAll(/\s+/g, ' ');
  const destination = extractDestination(text);
  const budget = parseBudget(text);
  const people = parseGroupSize(text);
  const interests = updateInterests(text, known.interests ?? []);
  return {
    ...known,
    ...(destination && { destination }),
    ...(interests.length > 0 || known.interests ? { interests } : {}),
    ...(budget && { budget_range: budget }),
    ...(people && { group_size: people }),
    ...updateDates(text, known, today),
  };
}

function updateInterests(text: string, known: readonly string[]): string[] {
  const rejected: readonly string[] = findRejectedInterests(text);
  return [...new Set([...known, ...findInterests(text)])].filter((interest) => !rejected.includes(interest));
}

const BEFORE_PLACE = /\b(?:to|in|visit(?:ing)?)\s+(?:the\s+)?/gi;
const NAME = /^\p{Lu}[\p{L}'’-]*(?:\s+(?:(?:al|el|de|of)\s+)?\p{Lu}[\p{L}'’-]*)*/u;
const NO_PLACE =
  /^(?:I|AED|Dhs?|USD|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Christmas|Easter|Ramadan|Eid)(?![a-z])|^(?:January|February|March|April|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/;

/** Returns the name after "to", "in" or "visit"; else a known destination anywhere in the text. */
function extractDestination(text: string): string | undefined {
  for (const { index, 0: before } of text.matchAll(BEFORE_PLACE)) {
    const rest = text.slice(index + before.length);
    const [name] = NAME.exec(rest) ?? [];
    const place = findDestinationAtStart(rest) ?? (name && !NO_PLACE.test(name) ? name : undefined);
    if (place) return place.slice(0, 120);
  }
  return findDestination(text);
}

/** A known destination needs no capital letter. */
function findDestinationAtStart(rest: string): string | undefined {
  const [head = ''] = /^[\p{L}.]+(?:\s+[\p{L}]+){0,2}/u.exec(rest) ?? [];
  const parts = head.split(/\s+/);
  return parts
    .map((_, index) => parts.slice(0, parts.length - index).join(' '))
    .filter((name) => findDestination(name) !== undefined && !/\s(?:for|from|on|with|and)\b/i.test(name))
    .map((name) => findDestination(name))[0];
}

const UNTIL = /\b(?:until|till|to|through|end(?:s|ing)?(?:\s+on)?|back on|leav(?:e|ing)(?:\s+on)?)\s+(?:the\s+)?$/i;

function updateDates(text: string, known: DraftPreferences, today: CalendarDate): Partial<DraftPreferences> {
  const found = findDates(text, today);
  const days = parseTripDays(text);
  const [first, second] = found;
  const isEnd = first && !second && known.start_date && UNTIL.test(text.slice(0, first.at));
  const start = first && !isEnd ? first.date : known.start_date;
  const end = isEnd ? first : second;
  if (start && end) return { start_date: start, end_date: correctYear(start, end) };
  const length = days ?? (first || known.end_date === undefined ? known.days : undefined);
  return {
    ...(start && { start_date: start }),
    ...(length && { days: length }),
    ...getLastDay(start, length, known, first !== undefined),
  };
}

/** A last day without a year that would be before the first is in the next year. */
function correctYear(start: CalendarDate, { date, isYearGuessed }: FoundDate): CalendarDate {
  if (date >= start) return date;
  const nextYear = `${Number(start.slice(0, 4)) + 1}${date.slice(4)}`;
  return isYearGuessed ? nextYear : start;
}

/** PLAN-12. A last day before a new first day is dropped. */
function getLastDay(
  start: CalendarDate | undefined,
  days: number | undefined,
  { end_date: end }: DraftPreferences,
  isNewStart: boolean,
): Partial<DraftPreferences> {
  if (start && days) return { end_date: addDays(start, days - 1) };
  return start && end && isNewStart && end < start ? { end_date: null } : {};
}
