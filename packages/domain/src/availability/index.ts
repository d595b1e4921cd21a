export { type ActivityDate, activityDates, type CalendarInput } from './activityDates.ts';
export { type DateAvailabilityInput, findUnavailableReason, type UnavailableReason } from './findUnavailableReason.ts';
export { isLimited } from './isLimited.ts';
export { isScarce } from './isScarce.ts';
export { openingStock } from './openingStock.ts';
export { slotForDate } from './slotForDate.ts';
export { runsOn, type TimeSlot } from './timeSlot.ts';
