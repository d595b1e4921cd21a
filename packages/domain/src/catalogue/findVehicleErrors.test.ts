import { expect, test } from 'vitest';
import { findVehicleErrors } from './findVehicleErrors.ts';

test('a vehicle with prices above zero, distinct features and ordered terms is valid', () => {
  const terms = [
    { hours_before: 48, percent: 100 },
    { hours_before: 12, percent: 50 },
  ];
  const features = ['Wi-Fi', 'Bottled water'];
  expect(findVehicleErrors({ price: '95.00', price_per_km: '2.50', features, cancellation_terms: terms })).toEqual({});
  expect(findVehicleErrors({ price: '0.01', price_per_km: null })).toEqual({});
});

test('a price between zones is above zero, and there is one for each two zones in either direction', () => {
  const zone_prices = [
    { from: 'a', to: 'b', price: '0.00' },
    { from: 'a', to: 'a', price: '10.00' },
    { from: 'b', to: 'a', price: '10.00' },
  ];
  expect(findVehicleErrors({ price: '95.00', zone_prices })).toEqual({
    'zone_prices.0.price': 'free',
    'zone_prices.2.to': 'same-zones',
  });
});

test('each error names its field', () => {
  const terms = [
    { hours_before: 12, percent: 50 },
    { hours_before: 48, percent: 100 },
  ];
  const features = ['Wi-Fi', ' wi-fi'];
  expect(findVehicleErrors({ price: '0.00', price_per_km: '0.00', features, cancellation_terms: terms })).toEqual({
    price: 'free',
    price_per_km: 'free',
    features: 'same-feature',
    cancellation_terms: 'terms-order',
  });
});
