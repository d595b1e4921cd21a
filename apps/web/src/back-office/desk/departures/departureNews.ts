import type { Schema } from '@aitours/api-client';
import { compareDepartures, type DepartureChanges } from '@aitours/domain/staff';

type Departures = readonly Schema<'Departure'>[];

/** What has happened to the bookings of a day since the page was opened. */
export interface DepartureNews {
  /** Undefined: not loaded yet. */
  readonly list: Departures | undefined;
  readonly marks: ReadonlyMap<string, 'added' | 'changed'>;
  readonly latest: (DepartureChanges & { readonly at: Date }) | undefined;
}

export const noNews: DepartureNews = { list: undefined, marks: new Map(), latest: undefined };

/** Compares a list with the one before. A new booking that changes is still a new one. */
export function addToNews({ list, marks, latest }: DepartureNews, next: Departures, at: Date): DepartureNews {
  if (!list) return { list: next, marks, latest };
  const changes = compareDepartures(list, next);
  const { added, changed, removed } = changes;
  if (added.length + changed.length + removed.length === 0) return { list: next, marks, latest };
  const all = new Map(marks);
  for (const number of added) all.set(number, 'added');
  for (const number of changed) all.set(number, all.get(number) ?? 'changed');
  return { list: next, marks: all, latest: { ...changes, at } };
}
