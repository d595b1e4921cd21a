import { expect, it } from 'vitest';
import { createFirstPlan, toBulkBody, toggled, withDay } from './bulkPlan.ts';

it('STAFF-21 starts empty with capacity 100', () =>
  expect(createFirstPlan('301')).toMatchObject({ startDate: '', endDate: '', timeSlots: [], capacity: 100 }));

it('STAFF-23 is sent with the API’s names', () => {
  const plan = {
    ...createFirstPlan('301'),
    startDate: '2030-04-01',
    endDate: '2030-04-07',
    timeSlots: ['401', '402'],
    excludedDates: ['2030-04-05'],
  };
  expect(toBulkBody(plan)).toEqual({
    ticket_type_id: '301',
    start_date: '2030-04-01',
    end_date: '2030-04-07',
    time_slots: ['401', '402'],
    default_capacity: 100,
    exclude_dates: ['2030-04-05'],
  });
});

it('STAFF-20 excluded dates are sorted without duplicates', () =>
  expect(withDay(withDay(['2030-04-05'], '2030-04-03'), '2030-04-05')).toEqual(['2030-04-03', '2030-04-05']));

it('STAFF-21 a time is added and removed', () => {
  expect(toggled(['401'], '402')).toEqual(['401', '402']);
  expect(toggled(['401', '402'], '401')).toEqual(['402']);
});
