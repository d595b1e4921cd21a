export { countTickets, type GroupTicketType } from './countTickets.ts';
export { findDestination, findDestinationPoint } from './destinations.ts';
export { estimateDriveMinutes, estimateRoadKm, type GeoPoint, getDriveMinutes } from './distance.ts';
export { extractPreferences } from './extractPreferences.ts';
export { findLeftOutReason, findUnsuitable } from './findLeftOutReason.ts';
export { findTripErrors } from './findTripErrors.ts';
export { findUnmetWishes, type UnmetWish, type WantedPlace } from './findUnmetWishes.ts';
export { formatPlannerReply } from './formatPlannerReply.ts';
export { formatRouteSummary, type RouteLeg } from './formatRouteSummary.ts';
export { getGroupPrice } from './getGroupPrice.ts';
export { findServedInterests } from './interests.ts';
export { type LeftOutReason, leftOutReasons } from './leftOutReasons.ts';
export { findOpening } from './listStarts.ts';
export { parseModelTrip } from './parseModelTrip.ts';
export { type ItineraryDay, type ItineraryStop, missingStopValues, parseTrip } from './parseTrip.ts';
export { planTrip } from './planTrip.ts';
export { listPrayerStarts, listPrayers, type PrayerTimes } from './prayers.ts';
export { canPlan, type DraftPreferences, type PlannerPreferences, toPreferences } from './preferences.ts';
export { type LibraryRecord, sampleActivities } from './sampleActivities.ts';
export { splitIntoDirectionsRequests } from './splitIntoDirectionsRequests.ts';
export { toPlannerParty } from './toPlannerParty.ts';
export { toTripPlan } from './toTripPlan.ts';
export {
  type LeftOutPlace,
  MIDNIGHT,
  type Opening,
  type PlannerPlace,
  type TripDay,
  type TripPlan,
  type TripQuery,
} from './trip.ts';
export type { PrayerName, TripBreak } from './tripBreaks.ts';
export {
  type DescribedPreference,
  listPreferences,
  removePreference,
} from './wishes/describePreferences.ts';
export type { PlanInView } from './wishes/editPlan.ts';
export { findNamedPlace, matchesName } from './wishes/matchNames.ts';
export {
  type PlannerNeed,
  type PlannerPace,
  plannerNeeds,
  plannerPaces,
} from './wishes/parseNeeds.ts';
