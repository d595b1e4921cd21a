import { examples } from '@aitours/api-client/mocks';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../features/bookings/booking.ts';
import { toChangeQuery } from '../../../features/bookings/changeQuery.ts';
import { type ChangeDraft, type LineDraft, startDraft, toChangeRequest } from './changeDraft.ts';
import { readDraft, writeDraft } from './changeInAddress.ts';

const { activityBookingPaid, ticketBookingPaid, tourBooking } = examples.getBooking;
const [tower] = ticketBookingPaid.cart_items;
const [towerOptions] = ticketBookingPaid.change_options!.lines;
/** Everything can be changed in its first line; in the second, nothing but the number of travellers. */
const tickets = {
  ...ticketBookingPaid,
  change_options: {
    lines: [
      { ...towerOptions!, can_remove: true, can_reduce: true },
      { ...towerOptions!, line: '2', can_remove: false, can_reduce: true, date_until: null },
    ],
  },
  cart_items: [tower!, { ...tower!, id: '2' }],
} satisfies Booking;
const { transferBooking } = examples.getTransferBooking;
const transfer = {
  ...transferBooking,
  return_journey: true,
  return_date: '2030-03-20',
  return_time: '18:00',
  change_options: {
    lines: [
      {
        line: '1',
        date_until: '2030-02-28T14:30:00+04:00',
        can_reduce: false,
        can_remove: false,
        time_slot_id: null,
        ticket_type_id: null,
      },
    ],
  },
} satisfies Booking;

const today = '2030-01-15';
const read = (booking: Booking, query: string) => readDraft(new URLSearchParams(query), booking, today);
const write = (booking: Booking, draft: ChangeDraft, before = '') =>
  String(writeDraft(new URLSearchParams(before), booking, draft));
const change = (booking: Booking, part: Partial<LineDraft>, line = '1'): ChangeDraft => {
  const { lines, ...draft } = startDraft(booking);
  return { ...draft, lines: { ...lines, [line]: { ...lines[line]!, ...part } } };
};
const moved = (times: Partial<NonNullable<ChangeDraft['transfer']>>): ChangeDraft => {
  const { lines, transfer: booked } = startDraft(transfer);
  return { lines, transfer: { ...booked!, ...times } };
};

describe('the choice of a change in the URL', () => {
  it.each<[string, Booking, ChangeDraft, string]>([
    ['nothing', tickets, startDraft(tickets), ''],
    [
      'another date',
      tickets,
      change(tickets, { date: '2030-03-09', slotId: '403', time: '17:30' }),
      'date.1=2030-03-09&slot.1=403&time.1=17%3A30',
    ],
    [
      'a date without a time',
      tickets,
      change(tickets, { date: '2030-03-09', slotId: null, time: null }),
      'date.1=2030-03-09',
    ],
    [
      'another time',
      tickets,
      change(tickets, { slotId: '403', time: '17:30' }),
      'date.1=2030-03-03&slot.1=403&time.1=17%3A30',
    ],
    [
      'fewer travellers',
      tickets,
      change(tickets, { travellers: { adults: 1, children: 0 } }, '2'),
      'adults.2=1&children.2=0',
    ],
    ['a removed line', tickets, change(tickets, { isRemoved: true }), 'remove=1'],
    ['a transfer', transfer, moved({ date: '2030-03-02', time: '10:30' }), 'date=2030-03-02&time=10%3A30'],
    [
      'a return journey',
      transfer,
      moved({ returnDate: '2030-03-21', returnTime: '19:00' }),
      'return_date=2030-03-21&return_time=19%3A00',
    ],
  ])('GAP-30 survives a reload: %s', (_, booking, draft, query) => {
    expect(write(booking, draft)).toBe(query);
    expect(read(booking, query)).toEqual(draft);
  });

  it('GAP-30 replaces an earlier choice, and preserves other parameters', () => {
    const before = 'from=mail&date.1=2030-03-09&remove=2&adults.1=1&return_date=2030-03-09';
    expect(write(tickets, change(tickets, { isRemoved: true }), before)).toBe('from=mail&remove=1');
  });

  it('GAP-30 omits a transfer’s date while it is empty', () => expect(write(transfer, moved({ date: '' }))).toBe(''));
});

describe('GAP-30 what a booking doesn’t allow is as booked', () => {
  it.each([
    ['a date that is none', 'date.1=tomorrow&slot.1=403'],
    ['a day that there isn’t', 'date.1=2030-02-30&slot.1=403'],
    ['a day that is over', 'date.1=2030-01-14&slot.1=403'],
    ['the booked date with a slot that is none', 'date.1=2030-03-03&slot.1=%3Cscript%3E'],
    ['a slot without a date', 'slot.1=403&time.1=17:30'],
    ['more travellers', 'adults.1=99&children.2=5'],
    ['numbers that are none', 'adults.1=-1&children.1=1e0&adults.2='],
    ['travellers of an age that the product doesn’t distinguish', 'infants.1=0&children512.1=0'],
    ['the removal of a line that can’t be removed', 'remove=2'],
    ['another date of a line whose date is fixed', 'date.2=2030-03-09&slot.2=403'],
    ['a line that isn’t booked', 'date.3=2030-03-09&remove=3&adults.3=1'],
    ['the parameters of a transfer', 'date=2030-03-02&time=10:30'],
  ])('%s', (_, query) => expect(read(tickets, query)).toEqual(startDraft(tickets)));

  it.each([
    ['dates and times that are none', 'date=soon&time=25:00&return_date=2030-13-01&return_time='],
    ['days that are over', 'date=2030-01-14&return_date=2029-12-31'],
  ])('%s of a transfer', (_, query) => expect(read(transfer, query)).toEqual(startDraft(transfer)));

  it('the return journey of a transfer without one, and a transfer whose terms no longer allow another date', () => {
    const outward = { ...transfer, return_journey: false, return_date: null, return_time: null };
    expect(read(outward, 'return_date=2030-03-21&return_time=19:00')).toEqual(startDraft(outward));
    const { change_options: _options, ...fixed } = transfer;
    expect(read(fixed, 'date=2030-03-02&time=10:30')).toEqual(startDraft(fixed));
  });

  it('the last adult of an activity, and the date of a tour', () => {
    expect(read(activityBookingPaid, 'adults.1=0')).toEqual(startDraft(activityBookingPaid));
    expect(read(tourBooking, 'date.1=2030-05-01&slot.1=403')).toEqual(startDraft(tourBooking));
  });

  it('a time that is none: the slot is chosen without it', () => {
    const draft = change(tickets, { date: '2030-03-09', slotId: '403', time: null });
    expect(read(tickets, 'date.1=2030-03-09&slot.1=403&time.1=late')).toEqual(draft);
  });
});

describe('the query of a request that was made before', () => {
  it.each<[string, Booking, ChangeDraft]>([
    ['another date', tickets, change(tickets, { date: '2030-03-09', slotId: '403' })],
    ['fewer travellers', tickets, change(tickets, { travellers: { adults: 1, children: 0 } }, '2')],
    ['a removed line', tickets, change(tickets, { isRemoved: true })],
    ['other times of a transfer', transfer, moved({ date: '2030-03-09', returnTime: '19:30' })],
  ])('starts the page with %s', (_, booking, draft) => {
    const request = toChangeRequest(booking, draft);
    expect(request).toBeDefined();
    expect(toChangeRequest(booking, read(booking, String(toChangeQuery(request!))))).toEqual(request);
  });
});
