import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import {
  checkDestination,
  type DestinationDraft,
  destinationForm,
  emptyDestination,
  toDestinationCopy,
  toDestinationInput,
} from './destinationDraft.ts';

const { staffDestination } = examples.getStaffDestination;
const { staffDestinationDraft } = examples.createStaffDestination;
const stored = destinationForm.toDraft(staffDestination);
const onHome = destinationForm.toDraft(staffDestinationDraft);

test('GAP-59 saving an unchanged destination sends what it is', () => {
  expect(toDestinationInput(stored)).toEqual(staffDestination.destination);
  expect(toDestinationInput(onHome)).toEqual(staffDestinationDraft.destination);
});

test('without a picture no text about it is sent', () => {
  expect(toDestinationInput({ ...stored, image: null })).toMatchObject({ image: null, image_alt: '' });
});

test('GAP-59 a copy has another name and comes last', () => {
  expect(toDestinationCopy(stored)).toEqual({ ...stored, name: 'Copy of Hegra', position: '' });
  expect(toDestinationInput(toDestinationCopy(stored))).not.toHaveProperty('position');
});

test('GAP-59 the errors of a new destination are those of its required fields, in the order of the form', () => {
  expect(Object.keys(checkDestination(emptyDestination))).toEqual(['name']);
  const names = ['name', 'description', 'city', 'duration', 'price'];
  expect(Object.keys(checkDestination({ ...emptyDestination, shownOn: 'saudi-arabia' }))).toEqual(names);
  expect([checkDestination(stored), checkDestination(onHome)]).toEqual([{}, {}]);
});

test('what only the other page shows isn’t checked and is removed', () => {
  const moved = { ...emptyDestination, name: 'Ajman', rating: 'good' };
  expect(checkDestination(moved)).toEqual({});
  expect(toDestinationInput(moved).rating).toBeNull();
});

test.each<[string, Partial<DestinationDraft>, string]>([
  ['name', { name: ' ' }, 'Please fill this in'],
  ['city', { city: ' ' }, 'Please fill this in'],
  ['image_alt', { imageAlt: ' ' }, 'Say what the picture shows'],
  ['rating', { rating: '5.1' }, 'Enter a number from 0 to 5, such as 4.8'],
  ['rating', { rating: '4.85' }, 'Enter a number from 0 to 5, such as 4.8'],
  ['position', { position: '-1' }, 'Enter a whole number from 0 to 999'],
])('GAP-59 %s of %j: %s', (field, change, text) => {
  expect(checkDestination({ ...stored, ...change })).toEqual({ [field]: text });
});

test.each(['0', '4', '4.8', '5', '5.0'])('GAP-59 a rating can be %s', (rating) => {
  expect(checkDestination({ ...stored, rating })).toEqual({});
  expect(toDestinationInput({ ...stored, rating }).rating).toBe(Number(rating));
});
