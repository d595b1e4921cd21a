import { toMapUrl } from '@aitours/domain/activity';
import { expect, it } from 'vitest';
import { formatCoordinates } from './place.ts';

it('ACT-07 formats the coordinates of a place', () => {
  expect(formatCoordinates({ latitude: 25.0365, longitude: 55.588 })).toBe('25.0365° N, 55.5880° E');
  expect(formatCoordinates({ latitude: -1.5, longitude: -2 })).toBe('1.5000° S, 2.0000° W');
});

it('ACT-07 links to the same point on a street map', () => {
  expect(toMapUrl({ latitude: 25.0365, longitude: 55.588 })).toBe(
    'https://www.openstreetmap.org/?mlat=25.0365&mlon=55.588#map=14/25.0365/55.588',
  );
});
