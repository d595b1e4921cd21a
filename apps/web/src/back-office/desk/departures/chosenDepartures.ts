import type { CalendarDate } from '@aitours/domain/dates';
import { staffPaths } from '../../../platform/staffPaths.ts';

/** What is shown of a day: all, the manifest of a departure, or that of a driver; null: what has no driver. */
export type ChosenDepartures =
  | { readonly is: 'all' }
  | { readonly is: 'departure'; readonly id: string }
  | { readonly is: 'driver'; readonly driver: string | null };

/** All departures of the day. */
export const allDepartures = { is: 'all' } as const;

/** Returns the address of departures. */
export function getDeparturesHref(date: CalendarDate, chosen: ChosenDepartures): string {
  const query = new URLSearchParams({ date });
  if (chosen.is === 'departure') query.set('departure', chosen.id);
  if (chosen.is === 'driver') query.set('driver', chosen.driver ?? '');
  return `${staffPaths.departures}?${query}`;
}

/** Reads which departures an address chooses. */
export function readChosenDepartures(query: URLSearchParams): ChosenDepartures {
  const departure = query.get('departure');
  if (departure !== null) return { is: 'departure', id: departure };
  const driver = query.get('driver');
  return driver === null ? allDepartures : { is: 'driver', driver: driver === '' ? null : driver };
}
