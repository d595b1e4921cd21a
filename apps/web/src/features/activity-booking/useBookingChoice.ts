import type { CalendarDate } from '@aitours/domain/dates';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readStorage as readStoredText, writeStorage, writeStorageJson } from '../../platform/storage.ts';
import type { Bookable } from './bookable.ts';
import { type BookingChoice, handedOnNames, nothingChosen, restoreChoice, startWith } from './bookingChoice.ts';

export interface StoredChoice {
  readonly choice: BookingChoice;
  readonly change: (part: Partial<BookingChoice>) => void;
  /** Clears the choice after it was added to the cart. */
  readonly clear: () => void;
}

const getKey = (slug: string): string => `activityBooking ${slug}`;

/**
 * The choice for an activity, stored in session storage, so that it survives reloads, navigation and errors. Until
 * today is known (on the server and before hydration) it is empty. A date and a group in the page's URL come first.
 */
export function useBookingChoice(bookable: Bookable, today: CalendarDate | undefined): StoredChoice {
  const key = getKey(bookable.slug);
  const search = useSearch();
  const forgetHandedOn = useForgetHandedOn(search);
  const [stored, setStored] = useState<{ readonly key: string; readonly choice: BookingChoice }>();
  const isRestored = stored?.key === key;
  if (today !== undefined && !isRestored) {
    const offer = {
      hasPrivateOption: bookable.fares.private !== undefined,
      addonTitles: bookable.addons.map(({ title }) => title),
      today,
    };
    const restored = restoreChoice(readStoredText(key, 'session'), offer);
    setStored({ key, choice: startWith(restored, new URLSearchParams(search)) });
  }
  useEffect(() => {
    if (stored) write(stored.key, stored.choice);
  }, [stored]);
  return {
    choice: isRestored ? stored.choice : nothingChosen,
    change: (part) => {
      setStored((now) => ({ key, choice: { ...(now?.choice ?? nothingChosen), ...part } }));
      if (part.date || part.party) forgetHandedOn();
    },
    clear: () => {
      // Written synchronously: navigation to the cart unmounts this page before an effect could run.
      write(key, nothingChosen);
      setStored({ key, choice: nothingChosen });
    },
  };
}

/** Removes what a list handed on from the URL once another date or party is chosen, so that a reload restores that one. */
function useForgetHandedOn(search: string): () => void {
  const [path, navigate] = useLocation();
  return () => {
    const query = new URLSearchParams(search);
    if (!handedOnNames.some((name) => query.has(name))) return;
    for (const name of handedOnNames) query.delete(name);
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
  };
}

const write = (key: string, choice: BookingChoice) =>
  choice === nothingChosen ? writeStorage(key, null, 'session') : writeStorageJson(key, choice, 'session');
