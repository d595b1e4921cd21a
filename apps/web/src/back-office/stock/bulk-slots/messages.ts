import { formatCount } from '@aitours/domain/counts';
import type { BulkSlotsErrors } from '@aitours/domain/staff';

type Messages = {
  readonly [Field in keyof BulkSlotsErrors]-?: Readonly<Record<NonNullable<BulkSlotsErrors[Field]>, string>>;
};

export const errorMessages: Messages = {
  startDate: {
    past: 'The start can’t be before today',
    'before-event': 'The event starts after this day',
  },
  endDate: {
    'before-start': 'The end can’t be before the start',
    'too-long': 'The maximum is one year',
    'after-event': 'The event ends before this day',
  },
  excludedDates: {
    'outside-range': 'Excluded dates must be between start and end',
    'none-left': 'Every day is excluded: keep at least one',
  },
  timeSlots: { none: 'Choose at least one time' },
  capacity: {
    'too-small': 'Enter a whole number of at least 1',
    'too-large': 'The maximum is 100,000 places per time slot',
  },
};

export const messages = {
  title: 'Bulk Create Availability',
  loading: 'Loading ticket types and times',
  type: 'Ticket type',
  start: 'Start date',
  end: 'End date',
  times: 'Time slots',
  noTimes: 'This event has no times yet.',
  capacity: 'Places per time slot',
  excluded: 'Excluded days',
  /** @param button the text of the button that adds the date */
  notAdded: (button: string): string => `This date isn’t in the list yet: choose “${button}”.`,
  excludedHint: 'For example public holidays or maintenance days.',
  exclude: 'Exclude',
  cancel: 'Cancel',
  submit: 'Create time slots',
  saving: 'Creating time slots',
  complete: 'Choose dates and times to see what would be created.',
  counting: 'Loading the preview',
  countFailed: 'The preview couldn’t be loaded.',
  preview: 'Preview',
  creates: (count: number): string => (count === 0 ? 'Creates nothing' : `Creates ${formatCount(count, 'time slot')}`),
  skips: (count: number): string =>
    `Skips ${formatCount(count, 'time slot')} that ${count === 1 ? 'exists' : 'exist'} already`,
  leaves: (count: number): string => `Does not change ${formatCount(count, 'time slot')} with bookings`,
  excludes: (count: number): string => `Excludes ${formatCount(count, 'time slot')} on the days you chose`,
  fix: 'Correct the marked fields to see what would be created.',
} as const;
