/** Coordinates in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const PLACES = 4;

const half = (degrees: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(degrees).toFixed(PLACES)}° ${degrees < 0 ? negative : positive}`;

/**
 * Formats coordinates.
 *
 * @example formatCoordinates({ latitude: 25.0365, longitude: 55.588 }) // '25.0365° N, 55.5880° E'
 * @example formatCoordinates({ latitude: -1.5, longitude: -2 }) // '1.5000° S, 2.0000° W'
 */
export const formatCoordinates = ({ latitude, longitude }: Point): string =>
  `${half(latitude, ['N', 'S'])}, ${half(longitude, ['E', 'W'])}`;
