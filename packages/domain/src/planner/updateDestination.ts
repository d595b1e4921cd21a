import { findDestination } from './destinations.ts';
import type { DraftPreferences } from './preferences.ts';
import { isSameName } from './wishes/matchNames.ts';

const BEFORE_PLACE = /\b(?:to|in|visit(?:ing)?)\s+(?:the\s+)?/gi;
const NAME = /^\p{Lu}[\p{L}'’-]*(?:\s+(?:(?:al|el|de|of)\s+)?\p{Lu}[\p{L}'’-]*)*/u;
const NO_PLACE =
  /^(?:I|AED|Dhs?|USD|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Christmas|Easter|Ramadan|Eid)(?![a-z])|^(?:January|February|March|April|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/;

/**
 * Returns the destination that a message names. Wanted places aren't the destination, and a place that is added to a trip
 * doesn't move it.
 *
 * @param text without the hotel
 * @param wanted places of the message
 * @example updateDestination('to Dubai', {}, []) // { destination: 'Dubai' }
 * @example updateDestination('add the Louvre in Abu Dhabi', { destination: 'Dubai' }, ['Louvre']) // undefined
 */
export function updateDestination(
  text: string,
  known: DraftPreferences,
  wanted: readonly string[],
): DraftPreferences | undefined {
  const destination = extractDestination(text);
  if (!destination || (known.destination && wanted.length > 0)) return undefined;
  return wanted.some((name) => isSameName(name, destination)) ? undefined : { destination };
}

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
