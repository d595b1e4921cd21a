import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebaseEdit } from './index.ts';

describe('an edit that is moved to a newer version', () => {
  it('has the own value of a list that both have changed', () => {
    const base = { days: [1, 2], title: 'Dhow' };
    expect(rebaseEdit(base, { ...base, days: [2, 1] }, { days: [1, 2, 3], title: 'Abra' })).toEqual({
      fields: { days: [2, 1], title: 'Abra' },
      conflicts: ['days'],
    });
  });

  it('has no conflict where both have made the same change', () =>
    expect(rebaseEdit({ price: 9 }, { price: 8 }, { price: 8 })).toEqual({ fields: { price: 8 }, conflicts: [] }));

  it('doesn’t count differences of ignored names', () => {
    const rows = (key: number, text: string) => ({ rows: [{ key, text }] });
    const rebase = (...mine: [number, string]) => rebaseEdit(rows(1, 'a'), rows(...mine), rows(2, 'b'), ['key']);
    expect(rebase(3, 'a')).toEqual({ fields: rows(2, 'b'), conflicts: [] });
    expect(rebase(3, 'b')).toEqual({ fields: rows(2, 'b'), conflicts: [] });
    expect(rebase(3, 'c')).toEqual({ fields: rows(3, 'c'), conflicts: ['rows'] });
  });

  const version = fc.record({ one: fc.nat(2), other: fc.array(fc.nat(1), { maxLength: 2 }), third: fc.nat(2) });
  it('loses no change of either side', () =>
    fc.assert(
      fc.property(version, version, version, (base, mine, theirs) => {
        const { fields, conflicts } = rebaseEdit(base, mine, theirs);
        const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
        for (const name of ['one', 'other', 'third'] as const) {
          const isOwn = differs(base[name], mine[name]);
          expect(fields[name]).toEqual(isOwn ? mine[name] : theirs[name]);
          const isOthers = differs(base[name], theirs[name]);
          expect(conflicts.includes(name)).toBe(isOwn && isOthers && differs(mine[name], theirs[name]));
        }
      }),
    ));
});
