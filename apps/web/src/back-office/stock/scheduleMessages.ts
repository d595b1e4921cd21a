import type { Schema } from '@aitours/api-client';
import { formatDate, formatTime } from '@aitours/domain/dates';
import { tourStartId } from '@aitours/domain/stock';
import { parseRrule } from '@aitours/domain/stock-rules';
import { formatRange } from '../shared/formatRange.ts';
import { weekdayOptions } from '../shared/weekdays.ts';
import { availabilityMessages, formatPlaces } from './availabilityMessages.ts';
import type { Repeat, StockBlackout, StockRule } from './scheduleDraft.ts';
import type { StockCalendar } from './stockDraft.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
type Effect = Schema<'PlannedStockSlot'>['effect'];

/** "Every Friday and Saturday" */
function describeDates({ rrule, dtstart }: StockRule): string {
  const recurrence = parseRrule(rrule);
  if (!recurrence) return `By the rule ${rrule}`;
  const { frequency, interval, weekdays } = recurrence;
  const days = list.format(weekdays.map((day) => weekdayOptions[day]?.label ?? ''));
  if (frequency === 'weekly') return interval === 1 ? `Every ${days}` : `Every ${ordinal(interval)} week on ${days}`;
  if (frequency === 'daily') return interval === 1 ? 'Every day' : `Every ${ordinal(interval)} day`;
  return `Every ${interval === 1 ? '' : `${ordinal(interval)} `}month on day ${Number(dtstart.slice(8))}`;
}

const ordinal = (count: number): string => (count === 2 ? 'second' : count === 3 ? 'third' : `${count}th`);

/** "4:00 PM Sunset" */
export const describeTimeSlot = ({ time, name }: StockCalendar['time_slots'][number]): string =>
  [time === null ? availabilityMessages.anyTime : formatTime(time), name].filter(Boolean).join(' ');

/** "at 8:00 AM and 4:00 PM"; nothing for a tour. */
function describeTimes({ time_slot_ids: ids, start_time }: StockRule, slots: StockCalendar['time_slots']): string {
  if (start_time !== undefined) return ` at ${formatTime(start_time)}`;
  if (ids.includes(tourStartId)) return '';
  const times = ids.map((id) => {
    const slot = slots.find(({ time_slot_id }) => time_slot_id === id);
    if (!slot) return 'a time that no longer exists';
    return slot.time === null ? 'any time' : formatTime(slot.time);
  });
  return ` at ${list.format(new Set(times))}`;
}

export const scheduleMessages = {
  title: 'Rules and closed dates',
  lead: 'A rule sells places on dates that repeat. On closed dates nothing is sold, whatever the rules say.',
  loading: 'Loading the rules',
  failed: 'The rules couldn’t be loaded',
  rules: 'Rules',
  noRules: 'No rules yet.',
  addRule: 'Add a rule',
  editRule: 'Change the rule',
  blackouts: 'Closed dates',
  noBlackouts: 'No closed dates yet.',
  addBlackout: 'Add closed dates',
  editBlackout: 'Change the closed dates',
  change: 'Change',
  remove: 'Remove',
  changePart: (part: string): string => `Change: ${part}`,
  removePart: (part: string): string => `Remove: ${part}`,
  /** "Every Friday and Saturday at 4:00 PM, Tue 1 Dec 2026 to Wed 31 Mar 2027: 20 places, except Thu 31 Dec 2026" */
  rule: (rule: StockRule, slots: StockCalendar['time_slots']): string => {
    const until = parseRrule(rule.rrule)?.until;
    const range = until ? formatRange(rule.dtstart, until) : `from ${formatDate(rule.dtstart)}`;
    const except = rule.exdate.length > 0 ? `, except ${list.format(rule.exdate.map(formatDate))}` : '';
    const dates = `${describeDates(rule)}${describeTimes(rule, slots)}`;
    return `${dates}, ${range}: ${formatPlaces(rule.capacity)}${except}`;
  },
  blackout: ({ name, start_date, end_date }: StockBlackout): string => `${name}: ${formatRange(start_date, end_date)}`,
  repeat: 'Repeats',
  repeats: [
    { value: 'daily', label: 'Every day' },
    { value: 'weekly', label: 'Every week' },
    { value: 'second-week', label: 'Every second week' },
    { value: 'monthly', label: 'Every month, on the day of the first date' },
  ] satisfies { value: Repeat; label: string }[],
  ruleDates: {
    excluded: 'Exceptions',
    excludedHint: 'Dates on which the rule doesn’t apply.',
    exclude: 'Add the exception',
  },
  startTime: 'Start time',
  otherStartTime: 'Or another start time',
  startTimeHint: 'The rule creates it on dates on which the activity isn’t offered at this time.',
  name: 'Name',
  nameHint: 'Why it is closed. Only staff see it.',
  errors: {
    ...availabilityMessages.errors,
    name: 'Enter a name',
    timeSlots: { none: 'Choose at least one time' },
  },
  removeRuleTitle: 'Remove the rule?',
  removeRuleText: 'The dates that the rule sells are closed. What is booked stays booked.',
  removeCreatedText:
    'Dates that the rule has created are no longer offered. Those with places that are sold or held stay and are closed; what is booked stays booked.',
  removeBlackoutTitle: 'Remove the closed dates?',
  removeBlackoutText: 'What was on sale before, and what rules sell, is on sale again.',
  previewing: 'Looking at what changes',
  save: 'Save',
  saved: 'The rules are saved.',
  saveFailed: 'The rules couldn’t be saved. Please try again.',
  cancel: 'Cancel',
  showDates: (count: number): string =>
    count === 1 ? 'Show the date' : `Show the ${count.toLocaleString('en')} dates`,
  effects: {
    created: 'Created',
    opened: 'Opened',
    closed: 'Closed',
    resized: 'Capacity changed',
    skipped: 'Stays as it is',
  } satisfies Record<Effect, string>,
  planned: ({ effect, capacity, taken }: Schema<'PlannedStockSlot'>, slot: string): string => {
    const isUnlimited = capacity === null && (effect === 'opened' || effect === 'resized');
    const places = isUnlimited ? ': no limit' : capacity === null ? '' : `: ${formatPlaces(capacity)}`;
    return `${slot}${places}${taken > 0 ? `, ${taken} sold or held` : ''}`;
  },
  morePlanned: (count: number): string => `And ${count.toLocaleString('en')} more`,
} as const;
