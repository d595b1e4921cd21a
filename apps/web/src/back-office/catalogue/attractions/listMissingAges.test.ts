import { expect, test } from 'vitest';
import { listMissingAges } from './listMissingAges.ts';

const family = { adultAge: '18', childPrice: '60', childFrom: '4', childTo: '12' };
const adultsOnly = { adultAge: '13', childPrice: '', childFrom: '', childTo: '' };
const between = 'There is no ticket for ages 13 to 17.';

test.each([
  ['ages between child and adult', [family], [between]],
  ['with spaces', [{ ...family, adultAge: ' 18 ', childTo: ' 12' }], [between]],
  ['no gap', [{ ...family, adultAge: '13' }], []],
  ['another type for them', [family, adultsOnly], []],
  ['a type for adults alone', [adultsOnly], []],
  ['a second type for adults alone', [family, { ...adultsOnly, adultAge: '30' }], [between]],
  ['no age of adults yet', [family, { ...adultsOnly, adultAge: '' }], []],
  ['an age that isn’t a number', [{ ...family, childTo: 'x' }], []],
  ['another age that isn’t a number', [{ ...family, childFrom: '-1' }], []],
  ['no types', [], []],
])('STAFF-18 people for whom staff enter no ticket are named: %s', (_, types, texts) =>
  expect(listMissingAges(types)).toEqual(texts),
);
