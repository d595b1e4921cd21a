import type { Schema } from '@aitours/api-client';
import { formatCount } from '@aitours/domain/counts';
import { formatDate, formatShortDate, formatTime } from '@aitours/domain/dates';
import { type StockAction, type StockedProductType, tourStartId } from '@aitours/domain/stock';
import { parseRuleTimeId } from '@aitours/domain/stock-rules';
import { formatRange } from '../shared/formatRange.ts';

/** "20 places" */
export const formatPlaces = (count: number): string => formatCount(count, 'place');

const done: Readonly<Record<Schema<'StockEdit'>['action'], string>> = {
  schedule: 'Changed the rules or closed dates',
  open: 'Opened',
  close: 'Closed',
  'set-capacity': 'Changed the capacity',
};

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const availabilityMessages = {
  title: 'Availability',
  lead: 'Choose an activity, a ticket type or a tour to see and change what is sold on each day.',
  kind: 'Kind of product',
  kinds: [
    { value: 'activities', label: 'Activities' },
    { value: 'tickets', label: 'Tickets' },
    { value: 'tours', label: 'Tours' },
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
  noPlaces: 'No places',
  noLimit: 'No limit',
  left: (count: number): string => `${count.toLocaleString('en')} left`,
  taken: ({ sold, held, capacity }: Schema<'StockSlot'>): string =>
    `${sold} sold${held > 0 ? `, ${held} held` : ''}${capacity === null ? '' : ` of ${capacity}`}`,
  form: 'Change the availability',
  action: 'What to do',
  capacityOfNew: 'For time slots that don’t exist yet.',
  noLimitHint: 'Leave it empty for no limit.',
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
      'too-large': 'The maximum is 100,000 places',
    },
  },
  showPreview: 'Show what changes',
  preview: 'What changes',
  isNewPreview: 'The availability has changed since your preview',
  newPreviewText: 'Nothing was applied. This is what would change now.',
  conflict: (slot: string, taken: number): string => `${slot}: ${formatPlaces(taken)} sold or held`,
  conflictAdvice: (capacity: number): string => `Enter at least ${capacity}, or exclude these dates.`,
  apply: 'Apply the changes',
  applied: 'The changes are applied.',
  applyFailed: 'The changes couldn’t be applied. Please try again.',
  undo: 'Undo',
  undone: (start: string, end: string): string =>
    `The change is undone: ${start === end ? formatShortDate(start) : `${formatShortDate(start)} to ${formatShortDate(end)}`}.`,
  undoFailed: 'The change couldn’t be undone. Please try again.',
} as const;

/** Returns the texts that name time slots. */
const createSlotMessages = (slot: string) => ({
  actions: [
    { value: 'close', label: 'Close', description: 'Sell no more places. What is booked stays booked.' },
    { value: 'open', label: 'Open', description: 'Sell places again.' },
    { value: 'set-capacity', label: 'Change the capacity', description: `Of open and closed ${slot}s.` },
  ] satisfies { value: StockAction; label: string; description: string }[],
  capacity: `Places per ${slot}`,
  creates: (count: number): string => `Creates ${formatCount(count, slot)}`,
  changes: (count: number): string => (count === 0 ? 'Changes nothing' : `Changes ${formatCount(count, slot)}`),
  skips: (count: number): string => `Leaves ${formatCount(count, slot)} as ${count === 1 ? 'it is' : 'they are'}`,
  touches: (count: number): string =>
    `${formatCount(count, slot)} of these ${count === 1 ? 'has' : 'have'} places sold or held`,
  conflicts: (count: number): string => `The capacity is too small for ${formatCount(count, slot)}`,
  moreConflicts: (count: number): string => `And ${formatCount(count, slot)} more`,
  lastEdit: ({ action, start_date, end_date, capacity, counts }: Schema<'StockEdit'>): string => {
    const to = action === 'set-capacity' ? ` to ${capacity ?? 'no limit'}` : '';
    const count = formatCount(counts.created + counts.changed, slot);
    return `Last change: ${done[action]}${to}, ${formatRange(start_date, end_date)} (${count})`;
  },
});

const ofTimeSlots = createSlotMessages('time slot');
const ofTourStarts = createSlotMessages('start date');

/** Returns the texts about time slots. A tour has one on each date, so that they name the date. */
export const getSlotMessages = (productType: StockedProductType) =>
  productType === 'tour' ? ofTourStarts : ofTimeSlots;

/** "Fri 1 March 2030, 8:00 AM"; a tour's start has no time. */
export function formatSlot({ date, time_slot_id: id }: SlotKey, slots: Schema<'StockCalendar'>['time_slots']): string {
  if (id === tourStartId) return formatDate(date);
  // One that a rule will create isn't among those of the product yet.
  const time = slots.find(({ time_slot_id }) => time_slot_id === id)?.time ?? parseRuleTimeId(id);
  return `${formatDate(date)}, ${time === undefined ? availabilityMessages.anyTime : formatTime(time)}`;
}

type SlotKey = Pick<Schema<'StockSlot'>, 'date' | 'time_slot_id'>;
