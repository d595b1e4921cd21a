import { quoteCruise } from '@aitours/domain/pricing';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { checkRequest, emptyRequest, keepRequest, keptRequest } from './cruiseRequest.ts';
import { cruises, findCruise } from './cruises.ts';
import { messages } from './messages.ts';

const today = '2026-11-21';
const request = {
  ...emptyRequest,
  name: 'Amira Haddad',
  mobile: '+971 50 123 4567',
  email: 'amira@example.com',
  guests: 3,
  date: '2026-12-18',
};

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

it('CRUISE-01 CRUISE-02 GAP-46 four cruises with the given prices and capacities, in this order', () => {
  expect(cruises.map(({ id, price, capacity }) => [id, price, capacity])).toEqual([
    ['1', 1200_00, 200],
    ['2', 2000_00, 25],
    ['3', 350_00, 100],
    ['4', 900_00, 40],
  ]);
  expect(findCruise('5')).toBeUndefined();
});

it('CRUISE-12 CONST-19 the total is price times guests', () => {
  const totals = [3, 25, 10, 40].map((guests, index) => quoteCruise(cruises[index]!.price, guests).total);
  expect(totals).toEqual([3600_00, 50000_00, 3500_00, 36000_00]);
});

it('CRUISE-07 everything but the special requests is required', () => {
  expect(checkRequest(emptyRequest, 40, today)).toEqual(messages.missing);
  expect(checkRequest(request, 40, today)).toEqual({});
  expect(checkRequest({ ...request, email: 'amira' }, 40, today)).toEqual({ email: messages.emailInvalid });
  expect(checkRequest({ ...request, date: '2026-11-20' }, 40, today)).toEqual({ date: messages.datePassed });
  expect(checkRequest({ ...request, date: today }, 40, today)).toEqual({});
});

it.each([0, 26, 1.5, Number.NaN])('CRUISE-08 %s guests are refused on a ship of 25', (guests) => {
  expect(checkRequest({ ...request, guests }, 25, today)).toEqual({ guests: messages.guestsOutOfRange(25) });
});

it.each([1, 25])('CRUISE-08 %s guests are welcome on a ship of 25', (guests) => {
  expect(checkRequest({ ...request, guests }, 25, today)).toEqual({});
});

it('CRUISE-11 a draft is kept under cruiseRequest, and fits the next ship', () => {
  keepRequest({ ...request, guests: 30 });
  expect(JSON.parse(localStorage.getItem('cruiseRequest') ?? '')).toEqual({ ...request, guests: 30 });
  expect(keptRequest(40).guests).toBe(30);
  expect(keptRequest(25)).toEqual({ ...request, guests: 1 });
});

it.each(['', 'null', '{', '{"name":1}'])('CRUISE-11 what is no draft (%s) is none', (kept) => {
  localStorage.setItem('cruiseRequest', kept);
  expect(keptRequest(40)).toEqual(emptyRequest);
});
