import { storageKeys } from '@aitours/domain/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { createItineraryCalendar } from './itineraryCalendar.ts';
import { parsePlan } from './parsePlan.ts';
import {
  clearPlanner,
  parsePreferences,
  readStoredPreferences,
  readStoredSession,
  storePreferences,
  storeSession,
} from './storedPlanner.ts';

describe('stored values', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
  afterEach(() => void vi.unstubAllGlobals());

  it('PLAN-16 session and preferences are restored', () => {
    storeSession('s-1');
    storePreferences({ destination: 'Dubai', days: 3 });
    expect(readStoredSession()).toBe('s-1');
    expect(readStoredPreferences()).toEqual({ destination: 'Dubai', days: 3 });
    clearPlanner();
    expect(readStoredSession()).toBeNull();
    expect(readStoredPreferences()).toBeUndefined();
  });

  it('PLAN-16 missing values are undefined', () => {
    expect(parsePreferences('nonsense')).toBeUndefined();
    expect(parsePreferences('{"destination":5}')).toBeUndefined();
    localStorage.setItem(storageKeys.dayPlannerSessionId, '<script>');
    expect(readStoredSession()).toBeNull();
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    storeSession('s-1');
    expect(readStoredSession()).toBeNull();
  });
});

describe('parsePlan', () => {
  const days = [{ date: '2030-03-01', activities: [] }];

  it('ENTITY-44 parses days and summary', () => {
    const left_out = [{ slug: 'dunes', name: 'Dunes', reason: 'closed' }];
    const itinerary = { destination: 'Dubai', group_size: 2, total: '120.00', days, left_out };
    expect(parsePlan({ day_plan_id: 'p-1', itinerary })).toEqual({
      id: 'p-1',
      destination: 'Dubai',
      people: 2,
      total: '120.00',
      days: [{ date: '2030-03-01', stops: [] }],
      leftOut: left_out,
      unmet: [],
    });
    expect(parsePlan({ day_plan_id: 'p-1', itinerary: { days } })).toMatchObject({ destination: '', leftOut: [] });
    expect(parsePlan({ day_plan_id: 'p-1', itinerary: { days, total: 5 } })).toMatchObject({ total: undefined });
  });

  it.each([[{ day_plan_id: 'p-1', itinerary: {} }], [{ day_plan_id: 'p-1' }], [{ itinerary: { days } }], [null]])(
    'PLAN-22 %j has no valid days',
    (response) => expect(parsePlan(response)).toBeUndefined(),
  );
});

describe('createItineraryCalendar', () => {
  const stop = {
    time: '21:00',
    endTime: '00:00',
    name: 'Creek, by night',
    description: 'Lanterns; tea',
    location: 'Bur Dubai',
    duration: '3 h',
    cost: 'Free',
    point: { latitude: 25.26, longitude: 55.3 },
  };

  it('ENTITY-44 each stop is an event at its instant, in any time zone', async () => {
    const file = await createItineraryCalendar('p-1', [
      { date: '2030-03-01', stops: [stop, { ...stop, time: '09:00', endTime: undefined, point: undefined }] },
    ]);
    expect(file).toContain('DTSTART:20300301T170000Z');
    expect(file).toContain('DURATION:PT180M');
    expect(file).toContain('DTSTART:20300301T050000Z');
    expect(file).toContain('DURATION:PT120M');
    expect(file).toContain('SUMMARY:Creek\\, by night');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file).toContain('UID:p-1-0@aitours');
  });
});
