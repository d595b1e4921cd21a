export {
  type ActivityTime,
  chooseTime,
  countSpots,
  findSameTime,
  listActivityTimes,
  type WireTimeOnDate,
} from './activityTimes.ts';
export { dividePlaces, type RemainingPlaces, type WantedPlaces } from './dividePlaces.ts';
export { findSlotForDate, listSlotsOn } from './findSlotForDate.ts';
export { type DateAvailabilityInput, findUnavailableReason, type UnavailableReason } from './findUnavailableReason.ts';
export { getUnpaidLimit } from './getUnpaidLimit.ts';
export { type ActivityDate, type CalendarInput, listActivityDates } from './listActivityDates.ts';
export { isLimited, isScarce } from './scarcity.ts';
export { parseTimeSlot, runsOn, type TimeSlot, type WireTimeSlot } from './timeSlot.ts';
