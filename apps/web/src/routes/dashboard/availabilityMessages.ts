import type { Schema } from '@aitours/api-client';
import { formatDate, formatShortDate, formatTime } from '@aitours/domain/dates';
import type { StockAction } from '@aitours/domain/stock';
import { parseRuleTimeId } from '@aitours/domain/stock-rules';

type Counts = Schema<'StockEditCounts'>;

const slots = (count: number): string => (count === 1 ? '1 time slot' : `${count.toLocaleString('en')} time slots`);
/** "20 places" */
export const places = (count: number): string => (count === 1 ? '1 place' : `${count.toLocaleString('en')} places`);

const done: Readonly<Record<Schema<'StockEdit'>['action'], string>> = {
  schedule: 'Changed the rules or closed dates',
  open: 'Opened',
  close: 'Closed',
  'set-capacity': 'Changed the capacity',
};

/** "Fri 1 March 2030 to Sun 3 March 2030" */
export const formatRange = (start: string, end: string): string =>
  start === end ? formatDate(start) : `${formatDate(start)} to ${formatDate(end)}`;

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const availabilityMessages = {
  title: 'Availability',
  lead: 'Choose an activity or a ticket type to see and change what is sold on each day.',
  kind: 'Kind of product',
  kinds: [
    { value: 'activities', label: 'Activities' },
    { value: 'tickets', label: 'Tickets' },
  ],
  product: 'Product',
  ticketTypes: 'Ticket types',
  listFailed: 'The products couldn’t be loaded',
  loadingList: 'Loading the products',
  search: 'Search the products',
  allProducts: 'All products',
  loading: 'Loading the availability',
  failed: 'The availability couldn’t be loaded',
  unknown: 'There is no such product',
  unknownText: 'It may have been deleted. Choose another one.',
  /** @param month YYYY-MM */
  month: (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`)),
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  days: (month: string): string => `Days of ${month}`,
  changeDay: (date: string): string => `Change ${formatDate(date)}`,
  nothingOffered: 'Nothing offered',
  anyTime: 'Any time',
  closed: 'Closed',
  soldOut: 'Sold out',
  left: (count: number): string => `${count.toLocaleString('en')} left`,
  taken: ({ sold, held, capacity }: Schema<'StockSlot'>): string =>
    `${sold} sold${held > 0 ? `, ${held} held` : ''} of ${capacity}`,
  form: 'Change the availability',
  action: 'What to do',
  actions: [
    { value: 'close', label: 'Close', description: 'Sell no more places. What is booked stays booked.' },
    { value: 'open', label: 'Open', description: 'Sell places again.' },
    { value: 'set-capacity', label: 'Change the capacity', description: 'Of open and closed time slots.' },
  ] satisfies { value: StockAction; label: string; description: string }[],
  capacity: 'Places per time slot',
  capacityOfNew: 'For time slots that don’t exist yet.',
  start: 'First date',
  end: 'Last date',
  weekdays: 'Weekdays',
  timeSlots: 'Time slots',
  excluded: 'Excluded dates',
  excludedHint: 'They stay as they are.',
  exclude: 'Exclude',
  errors: {
    startDate: { missing: 'Choose the first date', past: 'The first date can’t be before today' },
    endDate: {
      missing: 'Choose the last date',
      'before-start': 'The last date can’t be before the first',
      'too-long': 'The maximum is one year',
    },
    weekdays: { none: 'Choose at least one weekday' },
    timeSlots: { none: 'Choose at least one time slot' },
    excludedDates: { 'none-left': 'No date is left. Choose other weekdays, or exclude fewer dates' },
    capacity: {
      missing: 'Enter the number of places',
      'too-small': 'Enter a whole number of at least 1',
      'too-large': 'The maximum is 100,000 places per time slot',
    },
  },
  showPreview: 'Show what changes',
  preview: 'What changes',
  isNewPreview: 'The availability has changed since your preview',
  newPreviewText: 'Nothing was applied. This is what would change now.',
  creates: (count: number): string => `Creates ${slots(count)}`,
  changes: (count: number): string => (count === 0 ? 'Changes nothing' : `Changes ${slots(count)}`),
  skips: (count: number): string => `Leaves ${slots(count)} as ${count === 1 ? 'it is' : 'they are'}`,
  touches: (count: number): string => `${slots(count)} of these ${count === 1 ? 'has' : 'have'} places sold or held`,
  conflicts: (count: number): string => `The capacity is too small for ${slots(count)}`,
  conflict: (date: string, time: string, taken: number): string =>
    `${formatDate(date)}, ${time}: ${places(taken)} sold or held`,
  moreConflicts: (count: number): string => `And ${slots(count)} more`,
  conflictAdvice: (capacity: number): string => `Enter at least ${capacity}, or exclude these dates.`,
  apply: 'Apply the changes',
  applied: 'The changes are applied.',
  applyFailed: 'The changes couldn’t be applied. Please try again.',
  lastEdit: ({ action, start_date, end_date, capacity, counts }: Schema<'StockEdit'>): string => {
    const to = action === 'set-capacity' && capacity !== null ? ` to ${capacity}` : '';
    return `Last change: ${done[action]}${to}, ${formatRange(start_date, end_date)} (${slots(changedOf(counts))})`;
  },
  undo: 'Undo',
  undone: (start: string, end: string): string =>
    `The change is undone: ${start === end ? formatShortDate(start) : `${formatShortDate(start)} to ${formatShortDate(end)}`}.`,
  undoFailed: 'The change couldn’t be undone. Please try again.',
} as const;

/** Formats the time of a time slot; one that a rule will create isn't among those of the product yet. */
export function formatTimeOf(id: string, slots: Schema<'StockCalendar'>['time_slots']): string {
  const time = slots.find(({ time_slot_id }) => time_slot_id === id)?.time ?? parseRuleTimeId(id);
  return time === undefined ? availabilityMessages.anyTime : formatTime(time);
}

const changedOf = ({ created, changed }: Counts): number => created + changed;
