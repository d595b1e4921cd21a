import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import {
  checkVehicle,
  createZonePrice,
  emptyVehicle,
  toVehicleCopy,
  toVehicleDraft,
  toVehicleInput,
  vehicleForm,
} from './vehicleDraft.ts';

const { vehicle } = examples.getStaffVehicle.staffVehicle;
const stored = toVehicleDraft(vehicle);

test('GAP-59 a stored vehicle is sent as it is', () => {
  expect(toVehicleInput(stored)).toEqual(vehicle);
  const { vehicle: plain } = examples.createStaffVehicle.staffVehicleDraft;
  expect(toVehicleInput(toVehicleDraft(plain))).toEqual(plain);
});

test('GAP-59 a vehicle without optional fields has their defaults', () => {
  const { name, category, description, price, max_passengers, max_luggage } = vehicle;
  const least = { name, category, description, price, max_passengers, max_luggage };
  expect(toVehicleInput(toVehicleDraft(least))).toEqual({
    ...least,
    features: [],
    zone_prices: [],
    image: null,
    price_per_km: null,
    position: 0,
  });
});

test('GAP-59 a copy has another name, which isn’t too long', () => {
  expect(toVehicleCopy(stored)).toEqual({ ...stored, name: `Copy of ${vehicle.name}` });
  expect(toVehicleCopy({ ...stored, name: 'x'.repeat(120) }).name).toHaveLength(120);
});

test('GAP-59 errors are at their fields, in the order of the form', () => {
  expect(Object.keys(checkVehicle(emptyVehicle))).toEqual([
    ...['name', 'category', 'description', 'max_passengers', 'max_luggage', 'price'],
  ]);
  expect(checkVehicle(stored)).toEqual({});
  const invalid = { ...stored, passengers: '0', luggage: '101', price: '0', perKm: '0.00', position: '1000' };
  expect(checkVehicle({ ...invalid, features: 'Wi-Fi\nwi-fi' })).toEqual({
    max_passengers: 'Enter a whole number from 1 to 100',
    max_luggage: 'Enter a whole number from 0 to 100',
    position: 'Enter a whole number from 0 to 999',
    price: 'Enter an amount above zero',
    price_per_km: 'Enter an amount above zero',
    features: 'A feature is in the list twice',
  });
  expect(checkVehicle({ ...stored, price: 'ten', perKm: '2,50' })).toEqual({
    price: 'Enter an amount such as 95 or 95.50',
    price_per_km: 'Enter an amount such as 95 or 95.50',
  });
  const [row] = stored.zonePrices;
  const rows = { ...stored, zonePrices: [row!, { ...row!, from: row!.to, to: row!.from }, createZonePrice()] };
  expect(checkVehicle(rows)).toEqual({
    'zone_prices.2.from': 'Please fill this in',
    'zone_prices.2.to': 'Please fill this in',
    'zone_prices.2.price': 'Please fill this in',
  });
  expect(checkVehicle({ ...rows, zonePrices: rows.zonePrices.slice(0, 2) })).toEqual({
    'zone_prices.1.to': 'There is another price between these zones',
  });
  expect(vehicleForm.listFields(emptyVehicle)).toEqual(expect.arrayContaining(['image', 'cancellation_terms']));
});
