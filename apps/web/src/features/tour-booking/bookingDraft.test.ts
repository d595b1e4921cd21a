import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { clearDraft, GUEST, readDraft, storeDraft } from './bookingDraft.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const draft = { firstName: 'Mona', email: 'mona@example.ae', paymentMethod: 'cash' } as const;

it('TOUR-40 keeps what was typed, tour by tour', () => {
  storeDraft('two-cities', 'mona', draft);
  expect(readDraft('two-cities', 'mona')).toEqual(draft);
  expect(readDraft('oases', 'mona')).toEqual({});
});

it('TOUR-40 what a guest typed belongs to whoever signs in then', () => {
  storeDraft('two-cities', GUEST, draft);
  expect(readDraft('two-cities', 'mona')).toEqual(draft);
});

it('what a user typed is no one else’s', () => {
  storeDraft('two-cities', 'mona', draft);
  expect(readDraft('two-cities', 'sami')).toEqual({});
  expect(readDraft('two-cities', GUEST)).toEqual({});
});

it('is gone once forgotten', () => {
  storeDraft('two-cities', 'mona', draft);
  clearDraft('two-cities');
  expect(readDraft('two-cities', 'mona')).toEqual({});
});

it('reads nothing where something else is kept, or nothing can be', () => {
  sessionStorage.setItem('tourBooking two-cities', '{"owner":"mona","paymentMethod":"gold"}');
  expect(readDraft('two-cities', 'mona')).toEqual({});
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeDraft('two-cities', 'mona', draft)).not.toThrow();
  expect(readDraft('two-cities', 'mona')).toEqual({});
  expect(() => clearDraft('two-cities')).not.toThrow();
});
