import type { MeetingPoint } from './activityFacts.ts';

/**
 * Returns the URL of a place on OpenStreetMap, which offers directions. @param point in degrees
 *
 * @example toMapUrl({ latitude: 25.2, longitude: 55.27 }) // 'https://www.openstreetmap.org/?mlat=25.2&mlon=55.27#map=14/25.2/55.27'
 * @example toMapUrl({ latitude: -1.5, longitude: -2 }) // 'https://www.openstreetmap.org/?mlat=-1.5&mlon=-2#map=14/-1.5/-2'
 */
export const toMapUrl = ({ latitude, longitude }: Pick<MeetingPoint, 'latitude' | 'longitude'>): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
