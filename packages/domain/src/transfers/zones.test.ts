import { describe, expect, test } from 'vitest';
import { findPlaceName, placeNames } from './places.ts';
import { findJourneyZones, findZoneErrors, findZonePrice, type TransferZone } from './zones.ts';

const airports: TransferZone = { id: 'a', name: 'Airports', places: ['Dubai International Airport (DXB)'] };
const beach: TransferZone = { id: 'b', name: 'Beach', places: ['Dubai Marina', 'JBR Beach'] };
const zones = [airports, beach];

describe('the zones of a journey', () => {
  test('GAP-38 are found by each name of a place, in any spelling', () => {
    expect(findJourneyZones(zones, 'DXB', ' jbr  BEACH')).toEqual({ from: airports, to: beach });
    expect(findJourneyZones(zones, 'Dubai Marina', 'JBR')).toEqual({ from: beach, to: beach });
  });

  test('GAP-38 are unknown if a place is in none, or is an address that only contains the name of one', () => {
    expect(findJourneyZones(zones, 'DXB', 'Dubai Mall')).toBeUndefined();
    expect(findJourneyZones(zones, 'Hotel at Dubai Marina', 'DXB')).toBeUndefined();
    expect(findJourneyZones([], 'DXB', 'JBR')).toBeUndefined();
  });
});

test('GAP-38 a price between zones holds in both directions, and within one zone', () => {
  const prices = [
    { from: 'a', to: 'b', price: 1 },
    { from: 'b', to: 'b', price: 2 },
  ];
  expect(findZonePrice(prices, { from: airports, to: beach })).toBe(1);
  expect(findZonePrice(prices, { from: beach, to: airports })).toBe(1);
  expect(findZonePrice(prices, { from: beach, to: beach })).toBe(2);
  expect(findZonePrice(prices, { from: airports, to: airports })).toBeUndefined();
  expect(findZonePrice(prices, undefined)).toBeUndefined();
});

test('each error of the zones names its field', () => {
  expect(findZoneErrors(zones)).toEqual({});
  expect(findZoneErrors([airports, { ...beach, id: 'a', name: ' airports ' }])).toEqual({
    'zones.1.name': 'same-name',
    zones: 'same-id',
  });
  expect(findZoneErrors([airports, { name: 'Other', places: [...airports.places] }])).toEqual({
    'zones.1.places': 'other-zone',
  });
  expect(findZoneErrors([{ name: 'Other', places: ['DXB'] }])).toEqual({ 'zones.0.places': 'unknown-place' });
  expect(findZoneErrors([{ name: 'Other', places: ['Atlantis II'] }])).toEqual({ 'zones.0.places': 'unknown-place' });
});

test('each place of the gazetteer is found by its own name', () => {
  expect(placeNames.length).toBeGreaterThan(80);
  for (const name of placeNames) expect(findPlaceName(name)).toBe(name);
});
