import type { Category, DayPart } from '@aitours/domain/browse';
import { formatCount } from '@aitours/domain/counts';
import { type CalendarDate, formatDate } from '@aitours/domain/dates';

const inPart: Readonly<Record<DayPart, string>> = {
  morning: ' in the morning',
  afternoon: ' in the afternoon',
  evening: ' in the evening',
};

/** Messages of the date and the group, loaded with their fields. */
export const freeMessages = {
  when: 'When?',
  people: 'People',
  maxPeople: (max: number): string => `For more than ${max} people, please contact us.`,
  time: 'Time of day',
  times: {
    any: 'Any time',
    morning: 'Morning, until 12:00',
    afternoon: 'Afternoon, 12:00 to 17:00',
    evening: 'Evening, from 17:00',
  } satisfies Record<DayPart | 'any', string>,
  /** With a date. */
  notes: {
    all: 'Tours are not in this list. The page of a tour shows on which dates it starts.',
    tours: 'The date doesn’t change this list. The page of a tour shows on which dates it starts.',
    activities: '',
    attractions: '',
    transfers: '',
  } satisfies Record<Category, string>,
  anyDate: 'Any date',
  notOffered: 'Choose a date from today on, within two years.',
  nothingFree: (people: number, date: CalendarDate, time?: DayPart): string =>
    `Nothing is free for ${formatCount(people, 'person', 'people')} on ${formatDate(date)}${time ? inPart[time] : ''}`,
  nothingFreeHint: 'Try another time or day, or a smaller group.',
  filtersApply: 'Your other filters apply, too.',
  removeFilters: 'Remove the other filters',
  anyTime: 'Any time that day',
  nextDay: (date: CalendarDate): string => `Next day: ${formatDate(date)}`,
  over: (date: CalendarDate): string => `${formatDate(date)} is over`,
  overHint: 'Choose a day from today on.',
  today: 'Today',
};
