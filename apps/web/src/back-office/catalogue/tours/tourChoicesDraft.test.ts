import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import {
  checkTourChoicesDraft,
  createHotelRow,
  createPricedRow,
  createVehicleRow,
  type TourChoicesDraft,
  toTourChoicesDraft,
  toTourChoicesInput,
  tourChoicesForm,
} from './tourChoicesDraft.ts';

const { staffTourChoices } = examples.getStaffTourChoices;
const stored = toTourChoicesDraft(staffTourChoices.choices);
const [hotel, ...hotels] = stored.hotels;
const [vehicle, ...vehicles] = stored.vehicles;
const [meal, ...meals] = stored.meals;
const withHotel = (part: Partial<TourChoicesDraft['hotels'][number]>): TourChoicesDraft => ({
  ...stored,
  hotels: [{ ...hotel!, ...part }, ...hotels],
});
const withVehicle = (part: Partial<TourChoicesDraft['vehicles'][number]>): TourChoicesDraft => ({
  ...stored,
  vehicles: [{ ...vehicle!, ...part }, ...vehicles],
});
const withMeal = (part: Partial<TourChoicesDraft['meals'][number]>): TourChoicesDraft => ({
  ...stored,
  meals: [{ ...meal!, ...part }, ...meals],
});

test('saving unchanged lists sends what they are', () => {
  expect(toTourChoicesInput(stored)).toEqual(staffTourChoices.choices);
  expect(checkTourChoicesDraft(stored)).toEqual({});
});

test('new ones have no ids, and prices have two decimals', () => {
  const input = toTourChoicesInput({
    hotels: [{ ...createHotelRow(), name: ' Inn ', city: 'Liwa', address: 'Road 1', stars: '2' }],
    vehicles: [{ ...createVehicleRow(), name: 'Van', perKm: '2.5', perDay: '90', seats: ' 6' }],
    meals: [{ ...createPricedRow(), name: 'Picnic', price: '20' }],
  });
  expect(input).toEqual({
    hotels: [
      {
        name: 'Inn',
        city: 'Liwa',
        address: 'Road 1',
        star_rating: 2,
        image: null,
        rooms: [{ name: '', price_per_night: '.00' }],
      },
    ],
    vehicles: [{ name: 'Van', price_per_km: '2.50', base_price: '90.00', max_passengers: 6 }],
    meals: [{ name: 'Picnic', price_per_meal: '20.00' }],
  });
});

test.each<[string, TourChoicesDraft]>([
  ['hotels.0.name', withHotel({ name: ' ' })],
  ['hotels.0.city', withHotel({ city: '' })],
  ['hotels.0.address', withHotel({ address: '' })],
  ['hotels.0.rooms', withHotel({ rooms: [] })],
  ['hotels.0.rooms.0.name', withHotel({ rooms: [{ ...createPricedRow(), price: '1' }] })],
  ['hotels.0.rooms.0.price_per_night', withHotel({ rooms: [{ ...createPricedRow(), name: 'Room', price: '-1' }] })],
  ['hotels.1.name', withHotel({ name: hotels[0]!.name, city: hotels[0]!.city })],
  ['vehicles.0.name', withVehicle({ name: '' })],
  ['vehicles.1.name', withVehicle({ name: vehicles[0]!.name })],
  ['vehicles.0.price_per_km', withVehicle({ perKm: 'ten' })],
  ['vehicles.0.base_price', withVehicle({ perDay: '' })],
  ['vehicles.0.max_passengers', withVehicle({ seats: '0' })],
  ['meals.0.name', withMeal({ name: '' })],
  ['meals.0.price_per_meal', withMeal({ price: '1.234' })],
])('an invalid value is an error of %s', (name, draft) => {
  expect(Object.keys(checkTourChoicesDraft(draft))).toEqual([name]);
  expect(tourChoicesForm.listFields(draft)).toContain(name);
});
