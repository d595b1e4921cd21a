import { describe, expect, it } from 'vitest';
import { type BookingChoice, keepTime, nothingChosen, restoreChoice, startWith } from './bookingChoice.ts';

const offer = { hasPrivateOption: true, addonTitles: ['Quad bike', 'Sandboard'], today: '2026-12-01' };
const chosen: BookingChoice = {
  step: 'options',
  date: '2026-12-18',
  slotId: 'sixteen',
  party: { adults: 2, children: 1, infants: 1 },
  isPrivate: true,
  pickup: 'sharjah',
  address: 'Rove Downtown',
  addons: { 'Quad bike': 2 },
};
const restored = (change: object) => restoreChoice(JSON.stringify({ ...chosen, ...change }), offer);

describe('a stored choice', () => {
  it('is restored at the date step', () => {
    expect(restored({})).toEqual({ ...chosen, step: 'date' });
  });

  it.each([[null], ['hearts'], ['[]'], ['null'], ['3']])('is empty when %s is stored', (stored) => {
    expect(restoreChoice(stored, offer)).toEqual(nothingChosen);
  });

  it('ACT-18 drops past and invalid dates', () => {
    expect(restored({ date: '2026-11-30' }).date).toBeNull();
    expect(restored({ date: '2026-02-30' }).date).toBeNull();
    expect(restored({ date: 7 }).date).toBeNull();
  });

  it('drops an unreadable start time', () => {
    expect(restored({ slotId: 16 }).slotId).toBeNull();
    expect(restored({ slotId: undefined }).slotId).toBeNull();
  });

  it('ACT-17 drops a party beyond the limits', () => {
    expect(restored({ party: { adults: 11, children: 0, infants: 0 } }).party).toEqual(nothingChosen.party);
    expect(restored({ party: { adults: 2 } }).party).toEqual(nothingChosen.party);
    expect(restored({ party: 'two' }).party).toEqual(nothingChosen.party);
  });

  it('ACT-23 drops a private activity that is not offered', () => {
    expect(restoreChoice(JSON.stringify(chosen), { ...offer, hasPrivateOption: false }).isPrivate).toBe(false);
  });

  it('ACT-21 drops an unknown pickup place and an unreadable address', () => {
    expect(restored({ pickup: 'muscat', address: 7 })).toMatchObject({ pickup: null, address: '' });
  });

  it('ACT-09 drops add-ons that are no longer offered or have an invalid quantity', () => {
    expect(restored({ addons: { 'Quad bike': 2, Parrot: 1, Sandboard: -1 } }).addons).toEqual({ 'Quad bike': 2 });
    expect(restored({ addons: 'all' }).addons).toEqual({});
  });
});

describe('a date and a group in the URL', () => {
  const start = (query: string, choice = chosen) => startWith(choice, new URLSearchParams(query));

  it('come before the stored ones', () => {
    expect(start('date=2026-12-20&adults=2')).toMatchObject({
      date: '2026-12-20',
      party: { adults: 2, children: 0, infants: 0 },
      pickup: 'sharjah',
    });
    expect(start('date=2026-12-01', nothingChosen)).toEqual({ ...nothingChosen, date: '2026-12-01' });
  });

  it('keep the stored start time only of the same date', () => {
    expect(start('date=2026-12-20').slotId).toBeNull();
    expect(start('date=2026-12-18').slotId).toBe('sixteen');
    expect(start('adults=2').slotId).toBe('sixteen');
  });

  it('leave a stored party of as many people', () => {
    expect(start('adults=4').party).toEqual(chosen.party);
    expect(start('').party).toEqual(chosen.party);
  });

  it('of more people than one booking takes is the largest one', () => {
    expect(start('adults=20', nothingChosen).party).toEqual({ adults: 10, children: 0, infants: 0 });
  });

  it('are ignored when invalid', () => {
    for (const query of ['date=2026-02-30', 'date=', '']) expect(start(query).date).toBe(chosen.date);
    for (const query of ['adults=0', 'adults=two', 'adults=1.5'])
      expect(start(query, nothingChosen).party).toEqual(nothingChosen.party);
  });
});

describe('the start time on another date', () => {
  const date = '2026-12-20';
  const sixteen = { slotId: 'winter', time: '16:00', spots: 5, isScarce: false, isFree: true };
  const move = (slotId: string | null, isFree: boolean) =>
    keepTime({ date }, { slotId }, { time: '16:00' }, (of) => (of === date ? [{ ...sixteen, isFree }] : []));

  it('stays if it was chosen and has places', () => {
    expect(move('sixteen', true)).toEqual({ date, slotId: 'winter' });
  });

  it('is the first with places if it was not chosen, or is full', () => {
    expect(move(null, true)).toEqual({ date });
    expect(move('sixteen', false)).toEqual({ date, slotId: null });
  });

  it('stays when something else changes', () => {
    const change = { party: chosen.party };
    expect(keepTime(change, chosen, sixteen, () => [sixteen])).toBe(change);
  });
});
