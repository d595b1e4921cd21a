import { expect, it } from 'vitest';
import { airportMeetingPoint, describeRide, findPricedPlaces } from './ride.ts';

it.each([
  ['JBR', 'DXB', { pickup_place: 'JBR Beach, Dubai Marina', dropoff_place: 'Dubai International Airport (DXB)' }],
  ['Villa 7', 'Deira', { dropoff_place: 'Deira, Dubai' }],
  ['Deira', 'Fujairah near Dubai Marina', { pickup_place: 'Deira, Dubai' }],
])('the places that are priced are known as far as the gazetteer knows them: %s, %s', (from, to, places) =>
  expect(findPricedPlaces(from, to)).toEqual(places),
);

const ride = { pickup_location: 'JBR', dropoff_location: 'Terminal 3, DXB', return_journey: false };

it('everyone sees what was written and which place was priced', () =>
  expect(describeRide({ ...ride, ...findPricedPlaces('JBR', 'Terminal 3, DXB') })).toEqual({
    pickup: 'JBR → JBR Beach, Dubai Marina',
    dropoff: 'Terminal 3, DXB → Dubai International Airport (DXB)',
  }));

it.each([
  ['Deira', 'Terminal 3, DXB', false, undefined],
  ['Deira', 'Terminal 3, DXB', true, airportMeetingPoint],
  ['Terminal 3, DXB', 'Deira', false, airportMeetingPoint],
  ['Deira', 'Dubai Mall', true, undefined],
])('a ride that starts at an airport has a meeting point there: %s, %s, return %s', (from, to, return_journey, point) =>
  expect(describeRide({ pickup_location: from, dropoff_location: to, return_journey }).meetingPoint).toBe(point),
);
