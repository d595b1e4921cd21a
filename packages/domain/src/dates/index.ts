export { addDays } from './addDays.ts';
export { type CalendarDate, normaliseDate } from './calendarDate.ts';
export { datesBetween } from './datesBetween.ts';
export { dubaiDate, dubaiTime, instantInDubai } from './dubai.ts';
export { formatDate, formatMonth, formatShortDate } from './formatDate.ts';
export { formatTime } from './formatTime.ts';
export { requiredDate } from './requiredDate.ts';
export { minutesOfDay, normaliseTime, type TimeOfDay } from './timeOfDay.ts';
export { type Weekday, weekday } from './weekday.ts';
