import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { forgetDraft, GUEST, keepDraft, keptDraft } from './bookingDraft.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const draft = { firstName: 'Mona', email: 'mona@example.ae', paymentMethod: 'cash' } as const;

it('TOUR-40 keeps what was typed, tour by tour', () => {
  keepDraft('two-cities', 'mona', draft);
  expect(keptDraft('two-cities', 'mona')).toEqual(draft);
  expect(keptDraft('oases', 'mona')).toEqual({});
});

it('TOUR-40 what a guest typed belongs to whoever signs in then', () => {
  keepDraft('two-cities', GUEST, draft);
  expect(keptDraft('two-cities', 'mona')).toEqual(draft);
});

it('what a user typed is no one else’s', () => {
  keepDraft('two-cities', 'mona', draft);
  expect(keptDraft('two-cities', 'sami')).toEqual({});
  expect(keptDraft('two-cities', GUEST)).toEqual({});
});

it('is gone once forgotten', () => {
  keepDraft('two-cities', 'mona', draft);
  forgetDraft('two-cities');
  expect(keptDraft('two-cities', 'mona')).toEqual({});
});

it('reads nothing where something else is kept, or nothing can be', () => {
  sessionStorage.setItem('tourBooking two-cities', '{"owner":"mona","paymentMethod":"gold"}');
  expect(keptDraft('two-cities', 'mona')).toEqual({});
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepDraft('two-cities', 'mona', draft)).not.toThrow();
  expect(keptDraft('two-cities', 'mona')).toEqual({});
  expect(() => forgetDraft('two-cities')).not.toThrow();
});
