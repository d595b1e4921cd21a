import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import {
  checkRuleDraft,
  createRuleDraft,
  type RuleDraft,
  removePart,
  replacePart,
  toRuleDraft,
  toStockRule,
} from './scheduleDraft.ts';
import { scheduleMessages } from './scheduleMessages.ts';

const calendar = examples.getStockCalendar.stockCalendarOfTickets;
const draft = (part: Partial<RuleDraft> = {}): RuleDraft => ({
  ...createRuleDraft(calendar, '2030-03-01'),
  endDate: '2030-03-31',
  capacity: '20',
  ...part,
});
const sentence = (part: Partial<RuleDraft>) => scheduleMessages.rule(toStockRule(draft(part)), calendar.time_slots);

it('a rule is the same after it was opened in the form', () => {
  for (const repeat of ['daily', 'weekly', 'second-week', 'monthly'] as const) {
    const rule = toStockRule(draft({ repeat, excludedDates: ['2030-03-08'] }));
    expect(toStockRule(toRuleDraft(rule)!)).toEqual(rule);
  }
});

it.each([
  'FREQ=WEEKLY;INTERVAL=3;BYDAY=FR;UNTIL=20300331',
  'FREQ=DAILY;INTERVAL=2;UNTIL=20300331',
  'FREQ=DAILY;COUNT=3',
])('the form can’t show %s', (rrule) => expect(toRuleDraft({ ...toStockRule(draft()), rrule })).toBeUndefined());

it.each<[Partial<RuleDraft>, object]>([
  [{}, {}],
  [{ weekdays: [] }, { weekdays: 'none' }],
  [{ weekdays: [], repeat: 'daily' }, {}],
  [
    { startDate: '', endDate: '' },
    { startDate: 'missing', endDate: 'missing' },
  ],
  [{ endDate: '2030-02-28' }, { endDate: 'before-start' }],
  [{ timeSlotIds: [] }, { timeSlots: 'none' }],
  [{ capacity: '999999999' }, { capacity: 'too-large' }],
  [{ capacity: '' }, { capacity: 'missing' }],
])('the errors with %j', (part, errors) => expect(checkRuleDraft(draft(part))).toEqual(errors));

it.each<[Partial<RuleDraft>, RegExp]>([
  [
    { weekdays: [5, 6], timeSlotIds: ['401'] },
    /^Every Friday and Saturday at 8:00 AM, Fri 1 March 2030 to Sun 31 March 2030: 20 places$/,
  ],
  [
    { repeat: 'second-week', excludedDates: ['2030-03-15'] },
    /^Every second week on Friday .*, except Fri 15 March 2030$/,
  ],
  [{ repeat: 'daily', timeSlotIds: ['gone'] }, /^Every day at a time that no longer exists,/],
  [{ repeat: 'monthly' }, /^Every month on day 1 at 8:00 AM, 12:00 PM, and 5:30 PM,/],
  [{ timeSlotIds: ['401', '401'] }, /^Every Friday at 8:00 AM, Fri/],
])('a rule is a sentence: %j', (part, text) => expect(sentence(part)).toMatch(text));

it('a rule of a tour sells its start, and names no time', () => {
  const { stockCalendarOfTour: tour } = examples.getStockCalendar;
  const rule = toStockRule({ ...createRuleDraft(tour, '2030-03-02'), endDate: '2030-03-31', capacity: '20' });
  expect(rule).toMatchObject({ time_slot_ids: ['start'], capacity: 20 });
  expect(scheduleMessages.rule(rule, tour.time_slots)).toBe(
    'Every Saturday, Sat 2 March 2030 to Sun 31 March 2030: 20 places',
  );
});

it('a part that others have removed is added at the end', () => {
  expect(replacePart([{ a: 1 }, { a: 2 }], { a: 2 }, { a: 3 })).toEqual([{ a: 1 }, { a: 3 }]);
  expect(replacePart([{ a: 1 }], { a: 2 }, { a: 3 })).toEqual([{ a: 1 }, { a: 3 }]);
  expect(removePart([{ a: 1 }, { a: 2 }], { a: 1 })).toEqual([{ a: 2 }]);
  expect(removePart([{ a: 1 }], { a: 2 })).toEqual([{ a: 1 }]);
});
