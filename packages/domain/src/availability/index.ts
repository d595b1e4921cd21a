export { type ActivityDate, activityDates, type CalendarQuestion } from './activityDates.ts';
export { isLimited } from './isLimited.ts';
export { isScarce } from './isScarce.ts';
export { openingStock } from './openingStock.ts';
export { type DateQuestion, type Refusal, refusalOf } from './refusalOf.ts';
export { slotForDate } from './slotForDate.ts';
export { runsOn, type TimeSlot } from './timeSlot.ts';
