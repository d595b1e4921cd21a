export {
  type ActivityFacts,
  type DescribedFact,
  type Diet,
  describeDayFacts,
  describeFacts,
  diets,
  type FactKind,
  formatDiet,
  type MeetingPoint,
} from './activityFacts.ts';
export { type ActivityType, activityTypes, formatActivityType } from './activityTypes.ts';
export { formatDuration, formatWireDuration, parseDuration } from './duration.ts';
export { formatLanguages, formatStartTime } from './facts.ts';
export {
  formatPickup,
  isPickupAddress,
  isPickupPlace,
  type PickupPlace,
  pickupAddressLengths,
  pickupPlaces,
} from './pickupPlaces.ts';
export { toActivityFares, type WireFares } from './toActivityFares.ts';
export { toMapUrl } from './toMapUrl.ts';
