export { addDays } from './addDays.ts';
export { type CalendarDate, normaliseDate } from './calendarDate.ts';
export { datesBetween } from './datesBetween.ts';
export { dubaiDate, dubaiTime, instantInDubai } from './dubai.ts';
export { formatDate, formatShortDate } from './formatDate.ts';
export { formatTime } from './formatTime.ts';
export { hoursAndMinutes, minutesOfDay, normaliseTime, type TimeOfDay, timeOfMinutes } from './timeOfDay.ts';
export { toVisitorTime, type VisitorTime } from './visitorTime.ts';
export { type Weekday, weekday } from './weekday.ts';
