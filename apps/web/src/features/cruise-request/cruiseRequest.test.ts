import { examples } from '@aitours/api-client/mocks';
import { emptyCruiseRequest } from '@aitours/domain/cruise';
import { parseFils } from '@aitours/domain/money';
import { quoteCruise } from '@aitours/domain/pricing';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { messages } from './messages.ts';
import { readStoredRequest, storeRequest } from './storedRequest.ts';
import { requestErrorMessages } from './useCruiseRequest.ts';

const request = {
  ...emptyCruiseRequest,
  name: 'Amira Haddad',
  mobile: '+971 50 123 4567',
  email: 'amira@example.com',
  guests: 3,
  date: '2026-12-18',
};

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

it('CRUISE-12 CONST-19 the total is price times guests', () => {
  const { cruises } = examples.listCruises;
  const totals = [3, 25, 10, 40].map((guests, index) => quoteCruise(parseFils(cruises[index]!.price), guests).total);
  expect(totals).toEqual([3600_00, 50000_00, 3500_00, 36000_00]);
});

it('CRUISE-07 CRUISE-08 each validation error has a message', () => {
  const missing = { name: 'missing', mobile: 'missing', email: 'missing', date: 'missing' } as const;
  expect(requestErrorMessages(missing, 25)).toEqual(messages.missing);
  expect(requestErrorMessages({ email: 'invalid', guests: 'outOfRange', date: 'past' }, 25)).toEqual({
    email: messages.emailInvalid,
    guests: 'Choose between 1 and 25 guests',
    date: messages.datePassed,
  });
  expect(requestErrorMessages({}, 25)).toEqual({});
});

it('ENTITY-36 CRUISE-11 a draft is stored under cruiseRequest, and adapted to the next ship', () => {
  storeRequest({ ...request, guests: 30 });
  expect(JSON.parse(localStorage.getItem('cruiseRequest') ?? '')).toEqual({ ...request, guests: 30 });
  expect(readStoredRequest(40).guests).toBe(30);
  expect(readStoredRequest(25)).toEqual({ ...request, guests: 1 });
});

it.each(['', 'null', '{', '{"name":1}'])('CRUISE-11 an invalid draft (%s) is ignored', (storedValue) => {
  localStorage.setItem('cruiseRequest', storedValue);
  expect(readStoredRequest(40)).toEqual(emptyCruiseRequest);
});
