import type { CalendarDate } from '@aitours/domain/dates';
import { useEffect, useState } from 'react';
import { readStorage as keptText, writeStorage, writeStorageJson } from '../../platform/storage.ts';
import type { Bookable } from './bookable.ts';
import { type BookingChoice, nothingChosen, restoreChoice } from './bookingChoice.ts';

export interface KeptChoice {
  readonly choice: BookingChoice;
  readonly change: (part: Partial<BookingChoice>) => void;
  /** Forgets everything: it is in the cart now. */
  readonly clear: () => void;
}

const keyOf = (slug: string): string => `activityBooking ${slug}`;

/**
 * What is chosen of an activity, kept in session storage: a reload, a look at another page or a failure loses none of
 * it. Until today is known, which is on the server and before hydration, nothing is chosen.
 */
export function useBookingChoice(bookable: Bookable, today: CalendarDate | undefined): KeptChoice {
  const key = keyOf(bookable.slug);
  const [kept, setKept] = useState<{ readonly key: string; readonly choice: BookingChoice }>();
  const isRestored = kept?.key === key;
  if (today !== undefined && !isRestored) {
    const offer = {
      hasPrivateVisit: bookable.fares.private !== undefined,
      addonTitles: bookable.addons.map(({ title }) => title),
      today,
    };
    setKept({ key, choice: restoreChoice(keptText(key, 'session'), offer) });
  }
  useEffect(() => {
    if (kept) write(kept.key, kept.choice);
  }, [kept]);
  return {
    choice: isRestored ? kept.choice : nothingChosen,
    change: (part) => setKept((now) => ({ key, choice: { ...(now?.choice ?? nothingChosen), ...part } })),
    clear: () => {
      // At once: whoever is led to the cart now leaves this page before an effect could run.
      write(key, nothingChosen);
      setKept({ key, choice: nothingChosen });
    },
  };
}

const write = (key: string, choice: BookingChoice) =>
  choice === nothingChosen ? writeStorage(key, null, 'session') : writeStorageJson(key, choice, 'session');
