export { type DayChoice, type DayChoices, withDayChoice } from './dayChoice.ts';
export { getMealTime } from './getMealTime.ts';
export {
  type DayPick,
  describeSeatShortage,
  isHotelInReach,
  type PlannedDay,
  pickDay,
  type TourOffers,
} from './pickDay.ts';
export { priceDay, priceVehicle, replacesVehicle } from './priceDay.ts';
export { toCustomizedDay } from './toCustomizedDay.ts';
export { formatTourPlan, parseTourPlan, type TourPlan } from './tourPlan.ts';
