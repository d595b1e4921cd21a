export { type ActivityDate, activityDates, type CalendarQuestion } from './activityDates.ts';
export { bookableDates } from './bookableDates.ts';
export { isScarce } from './isScarce.ts';
export { openingStock } from './openingStock.ts';
export { readTimeSlot, type WireTimeSlot } from './readTimeSlot.ts';
export { type DateQuestion, type Refusal, refusalOf } from './refusalOf.ts';
export { slotForDate } from './slotForDate.ts';
export { spotsByDate } from './spotsByDate.ts';
export { runsOn, type TimeSlot } from './timeSlot.ts';
