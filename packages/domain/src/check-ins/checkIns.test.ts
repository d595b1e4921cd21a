import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckIn, decideScan, parseScannedText, type ScannedPass } from './index.ts';

const today = '2030-03-02';
const pass: ScannedPass = { date: today, status: 'valid' };
const at = (minute: number) => new Date(Date.UTC(2030, 2, 2, 6, minute));
const checkIn: CheckIn = { id: 'b', at: at(5) };

describe('a scan', () => {
  it.each([
    ['of a pass of today admits', pass, { id: 'a', at: at(5) }, null, 'admitted'],
    ['of a pass that the shop hasn’t issued', null, { id: 'a', at: at(5) }, null, 'unknown'],
    ['of a cancelled booking', { ...pass, status: 'cancelled' }, { id: 'a', at: at(5) }, null, 'cancelled'],
    [
      'of a cancelled booking on another day',
      { date: '2030-03-01', status: 'cancelled' },
      { id: 'a', at: null },
      null,
      'cancelled',
    ],
    ['of a changed booking', { ...pass, status: 'changed' }, { id: 'a', at: at(5) }, checkIn, 'changed'],
    ['of an unpaid booking', { ...pass, status: 'unpaid' }, { id: 'a', at: at(5) }, null, 'unpaid'],
    ['of yesterday’s pass', { ...pass, date: '2030-03-01' }, { id: 'a', at: at(5) }, null, 'wrong-day'],
    ['of tomorrow’s pass', { ...pass, date: '2030-03-03' }, { id: 'a', at: at(5) }, null, 'wrong-day'],
    ['after another', pass, { id: 'a', at: at(6) }, checkIn, 'already'],
    ['now, after another', pass, { id: 'a', at: null }, checkIn, 'already'],
    ['before another that was sent first', pass, { id: 'c', at: at(4) }, checkIn, 'admitted'],
    ['at the same time with the lower id', pass, { id: 'a', at: at(5) }, checkIn, 'admitted'],
    ['at the same time with the higher id', pass, { id: 'c', at: at(5) }, checkIn, 'already'],
    ['that is sent again', pass, { id: 'b', at: at(5) }, checkIn, 'admitted'],
    ['now, that is sent again', pass, { id: 'b', at: null }, checkIn, 'admitted'],
  ] as const)('%s', (_, scanned, scan, known, expected) =>
    expect(decideScan(scanned, scan, today, known)).toBe(expected),
  );

  it('of one pass checks it in once, whatever the order in which gates send them, also again', () => {
    const scans = fc.uniqueArray(
      fc.record({ id: fc.string({ minLength: 1, maxLength: 3 }), at: fc.integer({ min: 0, max: 3 }).map(at) }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
    );
    const sent = scans.chain((list) =>
      fc.record({
        list: fc.constant(list),
        order: fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 }),
      }),
    );
    fc.assert(
      fc.property(sent, ({ list, order }) => {
        let known: CheckIn | null = null;
        for (const scan of order) if (decideScan(pass, scan, today, known) === 'admitted') known = scan;
        const [first] = list.toSorted(
          (one, other) => Number(one.at) - Number(other.at) || (one.id < other.id ? -1 : 1),
        );
        expect(known).toEqual(first);
        // In the end, exactly one of them counts.
        const admitted = list.filter((scan) => decideScan(pass, scan, today, known) === 'admitted');
        expect(admitted).toEqual([first]);
      }),
    );
  });

  it('at a gate without a network admits a pass once, even if its clock is set back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }).map(at), { minLength: 1 }), (times) => {
        let known: CheckIn | null = null;
        let admissions = 0;
        for (const [index, time] of times.entries()) {
          const id = String(index);
          if (decideScan(pass, { id, at: null }, today, known) !== 'admitted') continue;
          admissions += 1;
          known = { id, at: time };
        }
        expect(admissions).toBe(1);
      }),
    );
  });
});

const code =
  'AXm9zQkEATiEtgABDoIEGjIwMTJqAWYQH5WceG9glROToSJOJZgcbvNcVhtNsqwlDU3hlb70vGmIk8IM8xBDaYf_3OTuuqpYAAQDiU4YsgMqQwM';
it.each([
  [code, code],
  [`https://shop.example.com/pass#${code}`, code],
  [`${code}\n`, code],
  ['EB20481206-1', 'EB20481206-1'],
  ['eb20481206-12', 'EB20481206-12'],
  ['EB20481206', undefined],
  ['EB20481206-0', undefined],
  ['CR20481206-1', undefined],
  ['https://shop.example.com/pass#EB20481206-1', undefined],
  [code.slice(20), undefined],
  [`${code}!`, undefined],
  ['', undefined],
])('the text %s states %s', (text, expected) => expect(parseScannedText(text)).toBe(expected));
