import { formatShortDate, formatTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';

/** Formats an instant in Dubai time. */
export function formatInstant(instant: string): string {
  const at = new Date(instant);
  return `${formatShortDate(toDubaiDate(at))}, ${formatTime(toDubaiTime(at))}`;
}
