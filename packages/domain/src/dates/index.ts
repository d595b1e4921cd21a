export { addDays, type CalendarDate, datesBetween, normaliseDate } from './calendarDate.ts';
export { dubaiDate, dubaiTime, instantInDubai } from './dubai.ts';
export { formatDate, formatShortDate } from './formatDate.ts';
export {
  formatTime,
  hoursAndMinutes,
  minutesOfDay,
  normaliseTime,
  type TimeOfDay,
  timeOfMinutes,
} from './timeOfDay.ts';
export { toVisitorTime, type VisitorTime } from './visitorTime.ts';
export { type Weekday, weekday } from './weekday.ts';
