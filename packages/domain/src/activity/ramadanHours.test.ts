import { describe, expect, it } from 'vitest';
import { fitsRamadanHours, limitToRamadanHours } from './index.ts';

const [inRamadan, before] = ['2027-02-12', '2027-02-07'];
const day = { opens: '10:00', closes: '16:00' };
const evening = { opens: '20:00', closes: '02:00' };
const wholeDay = { from: 540, to: 1380 };

describe('the starts of a visit in Ramadan', () => {
  it.each([
    ['begin when it opens and end in time for the visit', day, wholeDay, 60, { from: 600, to: 900 }],
    ['last until midnight if it closes later', evening, wholeDay, 60, { from: 1200, to: 1380 }],
    [
      'are those after midnight if it is open since the evening before',
      evening,
      { from: 30, to: 60 },
      60,
      { from: 30, to: 60 },
    ],
    ['have none after midnight that end after it closes', evening, { from: 61, to: 61 }, 60, undefined],
    ['have none after midnight if it closes in the evening', day, { from: 30, to: 30 }, 60, undefined],
    ['have none for a visit that is too long', day, wholeDay, 361, undefined],
    ['have the one at which the visit just fits', day, wholeDay, 360, { from: 600, to: 600 }],
    ['have no start before it opens', evening, { from: 1140, to: 1140 }, 60, undefined],
    ['have no start that ends after it closes', day, { from: 930, to: 930 }, 60, undefined],
  ])('%s', (_, hours, range, minutes, starts) => {
    expect(limitToRamadanHours(hours, inRamadan, range, minutes)).toEqual(starts);
  });

  it('are all those of the day if the hours aren’t known, and on other dates', () => {
    expect(limitToRamadanHours(undefined, inRamadan, wholeDay, 60)).toEqual(wholeDay);
    expect(limitToRamadanHours(day, before, wholeDay, 600)).toEqual(wholeDay);
  });

  it('are checked one by one', () => {
    const fits = (time: string) => fitsRamadanHours(day, inRamadan, time, 60);
    expect(['09:59', '10:00', '15:00', '15:01'].map(fits)).toEqual([false, true, true, false]);
  });
});
