import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import { type CruiseDraft, checkCruise, cruiseForm, emptyCruise, toCruiseCopy, toCruiseInput } from './cruiseDraft.ts';

const { staffCruise } = examples.getStaffCruise;
const stored = cruiseForm.toDraft(staffCruise);

test('GAP-59 saving an unchanged cruise sends what it is', () => {
  expect(toCruiseInput(stored)).toEqual(staffCruise.cruise);
});

test('without a picture no text about it is sent', () => {
  expect(toCruiseInput({ ...stored, image: null })).toMatchObject({ image: null, image_alt: '' });
});

test('GAP-59 a copy has another name and comes last', () => {
  expect(toCruiseCopy(stored)).toEqual({ ...stored, name: `Copy of ${stored.name}`, position: '' });
  expect(toCruiseInput(toCruiseCopy(stored))).not.toHaveProperty('position');
});

test('GAP-59 the errors of a new cruise are those of its required fields, in the order of the form', () => {
  const names = ['name', 'teaser', 'description', 'price', 'capacity', 'duration', 'location', 'amenities'];
  expect(Object.keys(checkCruise(emptyCruise))).toEqual(names);
  expect(checkCruise(stored)).toEqual({});
});

test.each<[string, Partial<CruiseDraft>, string]>([
  ['name', { name: ' ' }, 'Please fill this in'],
  ['image_alt', { imageAlt: ' ' }, 'Say what the picture shows'],
  ['price', { price: '0' }, 'Enter more than 0'],
  ['price', { price: '12,50' }, 'Enter an amount such as 95 or 95.50'],
  ['capacity', { capacity: '0' }, 'Enter a whole number from 1 to 10000'],
  ['position', { position: '1000' }, 'Enter a whole number from 0 to 999'],
  ['amenities', { amenities: ' ' }, 'Please fill this in'],
  ['amenities', { amenities: 'Lunch\nLunch ' }, 'This list has a line twice'],
  ['amenities', { amenities: 'x'.repeat(201) }, 'Each line can have at most 200 characters'],
])('GAP-59 %s of %j: %s', (field, change, text) => {
  expect(checkCruise({ ...stored, ...change })).toEqual({ [field]: text });
});
