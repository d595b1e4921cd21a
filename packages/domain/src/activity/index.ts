export { activityFares, type WireFares } from './activityFares.ts';
export { type ActivityType, activityTypeLabel, activityTypes } from './activityTypes.ts';
export { durationMinutes, formatDuration, formatWireDuration } from './duration.ts';
export { languagesLabel, startTimeLabel } from './facts.ts';
export { isPickupPlace, type PickupPlace, pickupLabel, pickupPlaces } from './pickupPlaces.ts';
