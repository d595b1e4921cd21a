export { customizedDay } from './customizedDay.ts';
export { type DayChoice, type DayChoices, withDayChoice } from './dayChoice.ts';
export { type DayPick, type PlannedDay, pickDay, type TourOffers } from './pickDay.ts';
export { pricedDay, wayOf } from './pricedDay.ts';
export { readTourPlan, type TourPlan, writeTourPlan } from './tourPlan.ts';
