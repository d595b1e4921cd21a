import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { clearDraft, GUEST, readDraft, storeDraft } from './bookingDraft.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const draft = { firstName: 'Mona', email: 'mona@example.ae', paymentMethod: 'cash' } as const;

it('TOUR-40 stores entries per tour', () => {
  storeDraft('two-cities', 'mona', draft);
  expect(readDraft('two-cities', 'mona')).toEqual(draft);
  expect(readDraft('oases', 'mona')).toEqual({});
});

it('TOUR-40 a guest’s entries pass to the user who signs in', () => {
  storeDraft('two-cities', GUEST, draft);
  expect(readDraft('two-cities', 'mona')).toEqual(draft);
});

it('a user’s entries are not shown to another user', () => {
  storeDraft('two-cities', 'mona', draft);
  expect(readDraft('two-cities', 'sami')).toEqual({});
  expect(readDraft('two-cities', GUEST)).toEqual({});
});

it('are deleted when cleared', () => {
  storeDraft('two-cities', 'mona', draft);
  clearDraft('two-cities');
  expect(readDraft('two-cities', 'mona')).toEqual({});
});

it('ignores invalid values and blocked storage', () => {
  sessionStorage.setItem('tourBooking two-cities', '{"owner":"mona","paymentMethod":"gold"}');
  expect(readDraft('two-cities', 'mona')).toEqual({});
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeDraft('two-cities', 'mona', draft)).not.toThrow();
  expect(readDraft('two-cities', 'mona')).toEqual({});
  expect(() => clearDraft('two-cities')).not.toThrow();
});
