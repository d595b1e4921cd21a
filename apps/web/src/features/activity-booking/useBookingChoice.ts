import type { CalendarDate } from '@aitours/domain/dates';
import { useEffect, useState } from 'react';
import { readStorage as readStoredText, writeStorage, writeStorageJson } from '../../platform/storage.ts';
import type { Bookable } from './bookable.ts';
import { type BookingChoice, nothingChosen, restoreChoice } from './bookingChoice.ts';

export interface StoredChoice {
  readonly choice: BookingChoice;
  readonly change: (part: Partial<BookingChoice>) => void;
  /** Clears the choice after it was added to the cart. */
  readonly clear: () => void;
}

const keyOf = (slug: string): string => `activityBooking ${slug}`;

/**
 * The choice for an activity, stored in session storage, so that it survives reloads, navigation and errors. Until
 * today is known (on the server and before hydration) it is empty.
 */
export function useBookingChoice(bookable: Bookable, today: CalendarDate | undefined): StoredChoice {
  const key = keyOf(bookable.slug);
  const [stored, setStored] = useState<{ readonly key: string; readonly choice: BookingChoice }>();
  const isRestored = stored?.key === key;
  if (today !== undefined && !isRestored) {
    const offer = {
      hasPrivateOption: bookable.fares.private !== undefined,
      addonTitles: bookable.addons.map(({ title }) => title),
      today,
    };
    setStored({ key, choice: restoreChoice(readStoredText(key, 'session'), offer) });
  }
  useEffect(() => {
    if (stored) write(stored.key, stored.choice);
  }, [stored]);
  return {
    choice: isRestored ? stored.choice : nothingChosen,
    change: (part) => setStored((now) => ({ key, choice: { ...(now?.choice ?? nothingChosen), ...part } })),
    clear: () => {
      // Written synchronously: navigation to the cart unmounts this page before an effect could run.
      write(key, nothingChosen);
      setStored({ key, choice: nothingChosen });
    },
  };
}

const write = (key: string, choice: BookingChoice) =>
  choice === nothingChosen ? writeStorage(key, null, 'session') : writeStorageJson(key, choice, 'session');
