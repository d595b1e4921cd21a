import { describe, expect, it } from 'vitest';
import { dividePlaces, type WantedPlaces } from './index.ts';

const want = (count: number, rest: Partial<WantedPlaces> = {}): WantedPlaces => ({
  departure: 'dunes at 9',
  count,
  isPrivate: false,
  left: 10,
  ...rest,
});
const divide = (...lines: WantedPlaces[]) => dividePlaces(lines).map(({ left, fits }) => [left, fits]);

describe('the places of one departure are added up over the lines that are booked together', () => {
  it.each([
    ['two lines that fit together', [want(6), want(4)], [10, true], [4, true]],
    ['the later line has too few places', [want(6), want(6)], [10, true], [4, false]],
    ['a line that does not fit takes none', [want(12), want(6)], [10, false], [10, true]],
    ['a third line fits into what a second one leaves', [want(6), want(6), want(4)], [10, true], [4, false], [4, true]],
    ['other departures have their own places', [want(6), want(6, { departure: 'dunes at 5' })], [10, true], [10, true]],
    ['no limit', [want(6, { left: null }), want(60, { left: null })], [null, true], [null, true]],
    ['never fewer than none', [want(6), want(1, { left: 0 })], [10, true], [0, false]],
  ] as const)('%s', (_, lines, ...expected) => expect(divide(...lines)).toEqual(expected));

  it('tells what the earlier lines keep', () => {
    expect(dividePlaces([want(6), want(12), want(3), want(2)]).map(({ kept }) => kept)).toEqual([0, 6, 6, 9]);
  });
});

describe('a private visit takes the whole departure', () => {
  const isPrivate = true;
  it.each([
    ['nobody joins it', [want(2, { isPrivate }), want(1)], [10, true], [0, false]],
    ['it joins nobody', [want(1), want(2, { isPrivate })], [10, true], [0, false]],
    ['nor another private visit', [want(2, { isPrivate }), want(2, { isPrivate })], [10, true], [0, false]],
    ['one that does not fit leaves the places to others', [want(12, { isPrivate }), want(2)], [10, false], [10, true]],
    ['nobody joins it, without a limit', [want(2, { isPrivate, left: null }), want(1)], [null, true], [0, false]],
    [
      'it can be on another departure',
      [want(1), want(2, { isPrivate, departure: 'dunes at 5' })],
      [10, true],
      [10, true],
    ],
  ] as const)('%s', (_, lines, ...expected) => expect(divide(...lines)).toEqual(expected));
});
