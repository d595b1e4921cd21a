export { type ActivityDate, activityDates, type CalendarInput } from './activityDates.ts';
export { type DateAvailabilityInput, findUnavailableReason, type UnavailableReason } from './findUnavailableReason.ts';
export { openingStock } from './openingStock.ts';
export { isLimited, isScarce } from './scarcity.ts';
export { slotForDate } from './slotForDate.ts';
export { runsOn, type TimeSlot } from './timeSlot.ts';
