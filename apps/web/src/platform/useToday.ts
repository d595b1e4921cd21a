import { type CalendarDate, dubaiDate } from '@aitours/domain/dates';
import { useBrowserStore } from '../hydration/index.ts';

const CHECK_MILLISECONDS = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MILLISECONDS);
  return () => clearInterval(timer);
}

const today = (): CalendarDate => dubaiDate(new Date());
const unknown = (): undefined => undefined;

/**
 * The day it is in Dubai; it changes at midnight there, while the page is open. Undefined on the server and until the
 * page is hydrated: the server may have rendered it yesterday.
 */
export const useToday = (): CalendarDate | undefined => useBrowserStore(subscribe, today, unknown);
