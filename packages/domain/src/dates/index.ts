export { addDays, type CalendarDate, listDates } from './calendarDate.ts';
export { fromDubaiTime, toDubaiDate, toDubaiTime } from './dubai.ts';
export { formatDate, formatShortDate } from './formatDate.ts';
export { formatTime } from './formatTime.ts';
export { getWeekday, type Weekday } from './getWeekday.ts';
export { dateTooFar, getLastBookableDate } from './lastBookableDate.ts';
export { normaliseDate } from './normaliseDate.ts';
export { formatHoursAndMinutes, normaliseTime, type TimeOfDay, toMinutesOfDay, toTimeOfDay } from './timeOfDay.ts';
export { toVisitorTime, type VisitorTime } from './visitorTime.ts';
