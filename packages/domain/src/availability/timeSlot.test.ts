import { expect, it } from 'vitest';
import { parseTimeSlot, runsOn } from './index.ts';

it('ENTITY-15 a time slot of the wire runs on its weekdays in its season', () => {
  const slot = parseTimeSlot({
    id: '7',
    start_date: '2030-03-01',
    end_date: '2030-03-31',
    available_days: [5],
    start_time: '09:00',
  });
  expect(slot).toEqual({ id: '7', startDate: '2030-03-01', endDate: '2030-03-31', weekdays: [5], startTime: '09:00' });
  expect(['2030-03-01', '2030-03-02', '2030-04-05'].map((date) => runsOn(slot, date))).toEqual([true, false, false]);
});
