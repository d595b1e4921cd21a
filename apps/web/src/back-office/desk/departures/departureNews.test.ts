import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import { addToNews, noNews } from './departureNews.ts';

const at = new Date('2030-02-26T04:12:00Z');
const [first, second, third] = examples.listDepartures.departures.results;
if (!first || !second || !third) throw new Error('The example has three departures');
const getNumber = (departure: typeof first) => departure.parties[0]?.booking_number ?? '';
const later = { ...second, parties: second.parties.map((party) => ({ ...party, adults: party.adults + 1 })) };

test('the first list is no news, and neither is an equal one', () => {
  const opened = addToNews(noNews, [first], at);
  expect(opened).toEqual({ ...noNews, list: [first] });
  expect(addToNews(opened, [structuredClone(first)], at)).toEqual(opened);
});

test('a new booking stays marked as new when it changes', () => {
  const opened = addToNews(noNews, [first], at);
  const added = addToNews(opened, [first, second], at);
  expect(added.marks.get(getNumber(second))).toBe('added');
  expect(added.latest).toMatchObject({ changed: [], removed: [], at });
  const changed = addToNews(added, [first, later], at);
  expect(changed.marks.get(getNumber(second))).toBe('added');
  expect(changed.latest).toMatchObject({ added: [], removed: [] });
  const gone = addToNews(changed, [later], at);
  expect(gone.latest?.removed).toContain(getNumber(first));
});

test('a booking that was there from the beginning is marked as changed', () => {
  const { marks } = addToNews(addToNews(noNews, [second], at), [later], at);
  expect(marks.get(getNumber(second))).toBe('changed');
});
