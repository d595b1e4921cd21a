export { destinationPoint } from './destinations.ts';
export { directionCalls } from './directionCalls.ts';
export { driveMinutes, type GeoPoint, roadKm } from './distance.ts';
export { extractPreferences } from './extractPreferences.ts';
export { interestsServed } from './interests.ts';
export { budgetText, plannerReply } from './plannerReply.ts';
export { planTrip } from './planTrip.ts';
export { canPlan, type PlannerPreferences, type PlannerWishes, preferencesOf } from './preferences.ts';
export { readModelTrip } from './readModelTrip.ts';
export { type ItineraryDay, type ItineraryStop, missingStopValues, readTrip } from './readTrip.ts';
export { type RouteLeg, routeSummary } from './routeSummary.ts';
export { type LibraryRecord, sampleActivities } from './sampleActivities.ts';
export {
  type LeftOut,
  type LeftOutReason,
  leftOutReasons,
  type Opening,
  type PlannerPlace,
  type TripDay,
  type TripPlan,
  type TripQuestion,
} from './trip.ts';
export { tripFaults } from './tripFaults.ts';
export { tripOf } from './tripOf.ts';
export { whyUnfit } from './whyUnfit.ts';
