import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listChangedFields } from './index.ts';

it.each([
  ['nothing', { title: 'Dhow' }, { title: 'Dhow' }, []],
  ['a field that became empty', { video: 'a.mp4' }, { video: null }, [{ path: ['video'], before: 'a.mp4' }]],
  ['a flag', { isFeatured: false }, { isFeatured: true }, [{ path: ['isFeatured'], before: 'false', after: 'true' }]],
  [
    'a field of a list’s item',
    { slots: [{ spots: 4 }, { spots: 5 }] },
    { slots: [{ spots: 4 }, { spots: 6 }] },
    [{ path: ['slots', 2, 'spots'], before: '5', after: '6' }],
  ],
  [
    'a text that replaces an object',
    { at: { x: 1 } },
    { at: '1' },
    [
      { path: ['at', 'x'], before: '1' },
      { path: ['at'], after: '1' },
    ],
  ],
  ['creation', null, { title: 'Dhow' }, [{ path: ['title'], after: 'Dhow' }]],
  ['deletion', { title: 'Dhow' }, null, [{ path: ['title'], before: 'Dhow' }]],
])('%s', (_, before, after, expected) => expect(listChangedFields(before, after)).toEqual(expected));

it('the changes in the other direction are the same with before and after exchanged', () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(object, object, (one, other) => {
      const exchanged = listChangedFields(other, one).map(({ path, before, after }) => ({
        path,
        ...(after !== undefined && { before: after }),
        ...(before !== undefined && { after: before }),
      }));
      const byPath = (list: readonly object[]) => list.map((item) => JSON.stringify(item)).toSorted();
      expect(byPath(listChangedFields(one, other))).toEqual(byPath(exchanged));
      expect(listChangedFields(one, structuredClone(one))).toEqual([]);
    }),
  );
});
