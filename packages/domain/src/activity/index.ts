export {
  type ActivityFacts,
  type DescribedFact,
  type Diet,
  describeFacts,
  diets,
  type FactKind,
  formatDiet,
  type MeetingPoint,
} from './activityFacts.ts';
export { type ActivityType, activityTypes, formatActivityType } from './activityTypes.ts';
export { describeDayFacts } from './dayFacts.ts';
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
export { fitsRamadanHours, formatRamadanHours, limitToRamadanHours, type RamadanHours } from './ramadanHours.ts';
export { toActivityFares, type WireFares } from './toActivityFares.ts';
export { toMapUrl } from './toMapUrl.ts';
