import {
  fitsRamadanHours,
  formatDuration,
  formatRamadanHours,
  type RamadanHours as Hours,
} from '@aitours/domain/activity';
import { type CalendarDate, formatTime, isRamadan, type TimeOfDay } from '@aitours/domain/dates';
import { Banner, Text, TextLink } from '@aitours/ui';
import { paths } from '../paths.ts';
import { messages } from './messages.ts';

interface RamadanHoursProps {
  readonly date: CalendarDate;
  /** When the visit starts; null when unknown. */
  readonly time: TimeOfDay | null;
  /** How long it takes; null or undefined when unknown. */
  readonly minutes: number | null | undefined;
  /** Undefined: unknown. */
  readonly hours: Hours | undefined;
}

/**
 * What is known about the opening hours on a date in Ramadan; renders nothing on other dates. A time that staff sell
 * outside of them stays bookable, with a warning.
 */
export function RamadanHours({ date, time, minutes, hours }: RamadanHoursProps) {
  if (!isRamadan(date)) return null;
  if (hours && time !== null && !fitsRamadanHours(hours, date, time, minutes ?? 0))
    return (
      <Banner tone="pending" action={<TextLink href={paths.contact}>{messages.ask}</TextLink>}>
        {messages.outside(formatRamadanHours(hours), formatTime(time), minutes ? formatDuration(minutes) : undefined)}
      </Banner>
    );
  return (
    <Text size="small" tone="soft">
      {hours ? messages.hours(formatRamadanHours(hours)) : messages.hoursUnknown}
    </Text>
  );
}
