import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { checkDraft, moveDraft, type StockDraft, startDraft, toStockEdit } from './stockDraft.ts';

const {
  stockCalendar: activity,
  stockCalendarOfTickets: tickets,
  stockCalendarOfTour: tour,
} = examples.getStockCalendar;
const today = '2030-03-01';
const draft = (part: Partial<StockDraft> = {}, calendar = tickets) => ({ ...startDraft(calendar, today), ...part });

it('a new draft closes all time slots of its date', () =>
  expect(toStockEdit(tickets, draft())).toEqual({
    product_type: 'ticket-type',
    product_id: '301',
    action: 'close',
    capacity: null,
    start_date: today,
    end_date: today,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    excluded_dates: [],
    time_slot_ids: [],
    dry_run: false,
  }));

it.each<[string, Partial<StockDraft>, object]>([
  ['nothing wrong', {}, {}],
  ['dates that are missing', { startDate: '', endDate: '' }, { startDate: 'missing', endDate: 'missing' }],
  ['a date before today', { startDate: '2030-02-28' }, { startDate: 'past' }],
  ['an end before the start', { startDate: '2030-03-03' }, { endDate: 'before-start' }],
  ['no weekday', { weekdays: [] }, { weekdays: 'none' }],
  ['no time slot', { timeSlotIds: [] }, { timeSlots: 'none' }],
  ['every date excluded', { excludedDates: [today] }, { excludedDates: 'none-left' }],
  ['a huge capacity', { action: 'set-capacity', capacity: '999999999' }, { capacity: 'too-large' }],
  ['a capacity that isn’t a number', { action: 'set-capacity', capacity: '1.5' }, { capacity: 'too-small' }],
  ['no capacity of new time slots', { action: 'open' }, { capacity: 'missing' }],
])('reports %s', (_, part, errors) => expect(checkDraft(tickets, draft(part), today)).toEqual(errors));

it('opening an activity needs no capacity, because it creates no time slots', () => {
  const open = draft({ action: 'open', capacity: '12' }, activity);
  expect(checkDraft(activity, { ...open, capacity: '' }, today)).toEqual({});
  expect(toStockEdit(activity, open).capacity).toBeNull();
});

it('an empty capacity of a tour is no limit', () => {
  const unlimited = draft({ action: 'set-capacity' }, tour);
  expect(checkDraft(tour, unlimited, today)).toEqual({});
  expect(toStockEdit(tour, unlimited)).toMatchObject({ product_type: 'tour', capacity: null, time_slot_ids: [] });
  expect(checkDraft(tour, { ...unlimited, capacity: '0' }, today)).toEqual({ capacity: 'too-small' });
});

it('sends the capacity as a number, and the time slots only if some are left out', () => {
  const edit = toStockEdit(tickets, draft({ action: 'set-capacity', capacity: ' 40 ', timeSlotIds: ['402'] }));
  expect(edit).toMatchObject({ capacity: 40, time_slot_ids: ['402'] });
});

it('moves to another date, which its weekdays and exclusions must not prevent', () => {
  const fridays = draft({ weekdays: [5], excludedDates: ['2030-03-04'] });
  expect(moveDraft(fridays, '2030-03-04')).toMatchObject({
    startDate: '2030-03-04',
    endDate: '2030-03-04',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    excludedDates: [],
  });
  expect(moveDraft(fridays, '2030-03-08').weekdays).toEqual([5]);
});
