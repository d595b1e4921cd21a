import { type CalendarDate, type TimeOfDay, toVisitorTime, type VisitorTime } from '@aitours/domain/dates';
import { useBrowserStore } from '../../hydration/index.ts';

const never = () => () => undefined;
const getOwnZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = (): undefined => undefined;

/** Converts Dubai times to the visitor's time zone, if different. Undefined until hydration. */
export function useOwnClock(): (date: CalendarDate, time: TimeOfDay) => VisitorTime | undefined {
  const zone = useBrowserStore(never, getOwnZone, unknown);
  return (date, time) => (zone === undefined ? undefined : toVisitorTime(date, time, zone));
}
