export { findDestinationPoint } from './destinations.ts';
export { estimateDriveMinutes, estimateRoadKm, type GeoPoint } from './distance.ts';
export { extractPreferences } from './extractPreferences.ts';
export { findLeftOutReason } from './findLeftOutReason.ts';
export { findTripErrors } from './findTripErrors.ts';
export { formatBudget, formatPlannerReply } from './formatPlannerReply.ts';
export { formatRouteSummary, type RouteLeg } from './formatRouteSummary.ts';
export { findServedInterests } from './interests.ts';
export { parseModelTrip } from './parseModelTrip.ts';
export { type ItineraryDay, type ItineraryStop, missingStopValues, parseTrip } from './parseTrip.ts';
export { planTrip } from './planTrip.ts';
export { canPlan, type DraftPreferences, type PlannerPreferences, toPreferences } from './preferences.ts';
export { type LibraryRecord, sampleActivities } from './sampleActivities.ts';
export { splitIntoDirectionsRequests } from './splitIntoDirectionsRequests.ts';
export { toTripPlan } from './toTripPlan.ts';
export {
  type LeftOutPlace,
  type LeftOutReason,
  leftOutReasons,
  type Opening,
  type PlannerPlace,
  type TripDay,
  type TripPlan,
  type TripQuery,
} from './trip.ts';
