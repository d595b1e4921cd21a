export { type ActivityType, activityTypes, formatActivityType } from './activityTypes.ts';
export { formatDuration, formatWireDuration, parseDuration } from './duration.ts';
export { formatLanguages, formatStartTime } from './facts.ts';
export { formatPickupPlace, isPickupPlace, type PickupPlace, pickupPlaces } from './pickupPlaces.ts';
export { toActivityFares, type WireFares } from './toActivityFares.ts';
