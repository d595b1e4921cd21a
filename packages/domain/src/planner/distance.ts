/** A point on the earth, in degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_KM = 6371;
/** Roads are longer than the great circle (GAP-37). */
const DETOUR = 1.3;
/** The first kilometres are in town, the rest is on a motorway. */
const TOWN = { km: 15, kmPerHour: 40 };
const MOTORWAY_KM_PER_HOUR = 90;
/** Shorter distances are walked. */
const WALKING_KM = 0.2;
/** For leaving and parking. */
const PARKING_MINUTES = 5;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Estimates the distance by road in kilometres: the great circle times 1.3.
 *
 * @example estimateRoadKm({ latitude: 25.2, longitude: 55.27 }, { latitude: 25.2, longitude: 55.27 }) // 0
 * @example Math.round(estimateRoadKm({ latitude: 25.2, longitude: 55.27 }, { latitude: 24.45, longitude: 54.38 })) // 159
 */
export function estimateRoadKm(from: GeoPoint, to: GeoPoint): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord))) * DETOUR;
}

/**
 * Estimates the driving time of a distance by road, in whole minutes, rounded up.
 *
 * @example estimateDriveMinutes(0.1) // 0
 * @example estimateDriveMinutes(15) // 28
 */
export function estimateDriveMinutes(km: number): number {
  if (km <= WALKING_KM) return 0;
  const inTown = Math.min(km, TOWN.km);
  return Math.ceil(PARKING_MINUTES + (inTown / TOWN.kmPerHour + (km - inTown) / MOTORWAY_KM_PER_HOUR) * 60);
}

/**
 * Estimates the driving time between two points, in whole minutes; 0 if one of them is unknown.
 *
 * @example getDriveMinutes({ latitude: 25.2, longitude: 55.27 }, { latitude: 24.45, longitude: 54.38 }) // 124
 * @example getDriveMinutes({ latitude: 25.2, longitude: 55.27 }, undefined) // 0
 */
export const getDriveMinutes = (from: GeoPoint | undefined, to: GeoPoint | undefined): number =>
  from && to ? estimateDriveMinutes(estimateRoadKm(from, to)) : 0;
