import { findDestination, findDestinationPoint, type GeoPoint } from '@aitours/domain/planner';
import { findArea } from '@aitours/domain/transfers';

/** Dubai: where times of prayers are computed for a place without known coordinates. */
export const defaultPrayerPlace: GeoPoint = { latitude: 25.2, longitude: 55.27 };

/** Returns where a place is: the area that an address names, or its city. Times differ within one by about a minute. */
export const findPrayerPlace = (place: string): GeoPoint | undefined =>
  findArea(place) ?? findDestinationPoint(findDestination(place) ?? '');
