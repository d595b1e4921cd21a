import { useState } from 'react';
import { useApi, useClient } from '../../platform/api.tsx';

/** The customer's calendar, and what can be done with its address. */
export interface CalendarFeedState {
  readonly state:
    | { readonly is: 'loading' }
    | { readonly is: 'failed'; readonly retry: () => void }
    /** The address is known after it was created, until the page is left. */
    | { readonly is: 'loaded'; readonly createdAt: string | null; readonly url: string | null };
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** It was switched off just now. */
  readonly isRemoved: boolean;
  readonly replace: () => void;
  readonly remove: () => void;
}

type Change = { readonly created_at: string; readonly url: string } | 'removed';

/** Returns the state of the customer's calendar. */
export function useCalendarFeed(): CalendarFeedState {
  const client = useClient();
  const { data, failure, reload } = useApi('getCalendarFeed');
  const [change, setChange] = useState<Change>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const run = async (action: () => Promise<Change>) => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      setChange(await action());
      reload();
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  };

  const replace = () => void run(() => client.call('replaceCalendarFeed'));
  const remove = () => void run(() => client.call('removeCalendarFeed').then(() => 'removed'));
  return { state: toState(), isBusy, hasFailed, isRemoved: change === 'removed', replace, remove };

  function toState(): CalendarFeedState['state'] {
    if (change === 'removed') return { is: 'loaded', createdAt: null, url: null };
    if (change) return { is: 'loaded', createdAt: change.created_at, url: change.url };
    if (data) return { is: 'loaded', createdAt: data.created_at, url: null };
    return failure === undefined ? { is: 'loading' } : { is: 'failed', retry: reload };
  }
}
