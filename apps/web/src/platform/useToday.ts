import { type CalendarDate, toDubaiDate } from '@aitours/domain/dates';
import { useBrowserStore } from '../hydration/index.ts';

const CHECK_MILLISECONDS = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MILLISECONDS);
  return () => clearInterval(timer);
}

const getToday = (): CalendarDate => toDubaiDate(new Date());
const unknown = (): undefined => undefined;

/**
 * Returns today's date in Dubai, updated at midnight there. Undefined on the server and until hydration, because the
 * page may have been rendered yesterday.
 */
export const useToday = (): CalendarDate | undefined => useBrowserStore(subscribe, getToday, unknown);
