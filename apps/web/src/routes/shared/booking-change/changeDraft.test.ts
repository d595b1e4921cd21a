import { examples } from '@aitours/api-client/mocks';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../features/bookings/booking.ts';
import {
  type ChangeDraft,
  checkTimes,
  findLineError,
  getBookedTravellers,
  getMin,
  type LineDraft,
  removesAll,
  startDraft,
  toChangeRequest,
  withBookedPlaces,
} from './changeDraft.ts';

const { activityBookingPaid, ticketBookingPaid, tourBooking } = examples.getBooking;
const { transferBooking } = examples.getTransferBooking;
const [tickets] = ticketBookingPaid.cart_items;
const change = (booking: Booking, part: Partial<LineDraft>): ChangeDraft => {
  const draft = startDraft(booking);
  return { ...draft, lines: { ...draft.lines, '1': { ...draft.lines['1']!, ...part } } };
};
const moved = (times: Partial<NonNullable<ChangeDraft['transfer']>>, booking = transferBooking): ChangeDraft => {
  const { lines, transfer } = startDraft(booking);
  return { lines, transfer: { ...transfer!, ...times } };
};

describe('the start times of a booked activity', () => {
  const nine = { slotId: 'nine', time: '09:00', spots: 0, isScarce: true, isFree: false };
  const sixteen = { ...nine, slotId: 'sixteen', time: '16:00' };
  const list = (date: string) => withBookedPlaces([nine, sixteen], date, { date: '2030-03-10', slotId: 'nine' });

  it('the booked one can be kept although it is full, and no other', () => {
    expect(list('2030-03-10')).toEqual([{ ...nine, isFree: true, isScarce: false }, sixteen]);
    expect(list('2030-03-11')).toEqual([nine, sixteen]);
  });
});

describe('the request of a change', () => {
  it.each([activityBookingPaid, ticketBookingPaid, tourBooking, transferBooking])(
    'GAP-30 is absent while nothing differs: $booking_number',
    (booking) => expect(toChangeRequest(booking, startDraft(booking))).toBeUndefined(),
  );

  it('GAP-30 contains what differs only', () => {
    const travellers = { adults: 2, children: 0, infants: 0 };
    expect(toChangeRequest(activityBookingPaid, change(activityBookingPaid, { travellers }))).toEqual({
      lines: [{ line: '1', remove: false, children: 0 }],
    });
    expect(toChangeRequest(ticketBookingPaid, change(ticketBookingPaid, { slotId: '403' }))).toEqual({
      lines: [{ line: '1', remove: false, date: '2030-03-03', time_slot_id: '403' }],
    });
    expect(
      toChangeRequest(activityBookingPaid, change(activityBookingPaid, { date: '2030-03-09', slotId: null })),
    ).toEqual({ lines: [{ line: '1', remove: false, date: '2030-03-09' }] });
  });

  it('GAP-30 removes a line without its other changes', () => {
    expect(
      toChangeRequest(ticketBookingPaid, change(ticketBookingPaid, { isRemoved: true, date: '2030-03-09' })),
    ).toEqual({ lines: [{ line: '1', remove: true }] });
  });

  it('GAP-30 names the ages of a tour’s children', () => {
    expect(getBookedTravellers(tourBooking, tourBooking.cart_items[0]!)).toEqual({
      adults: 2,
      children512: 1,
      children25: 0,
      infants: 0,
    });
  });

  it('GAP-30 of a transfer contains its return only if it has one', () => {
    const outward = { ...transferBooking, return_journey: false, return_date: null, return_time: null };
    expect(toChangeRequest(outward, moved({ time: '10:30' }, outward))).toEqual({
      transfer: { pickup_date: transferBooking.booking_date, pickup_time: '10:30' },
    });
    const both = { ...transferBooking, return_journey: true, return_date: '2030-03-20', return_time: '18:00' };
    expect(toChangeRequest(both, moved({ returnTime: '19:00' }, both))).toEqual({
      transfer: {
        pickup_date: both.booking_date,
        pickup_time: both.booking_time,
        return_date: '2030-03-20',
        return_time: '19:00',
      },
    });
  });
});

describe('a draft that can’t be sent', () => {
  const findError = (part: Partial<LineDraft>) =>
    findLineError(ticketBookingPaid, tickets!, change(ticketBookingPaid, part).lines['1']!);

  it('GAP-30 lacks a time, or travellers', () => {
    expect(findError({})).toBeUndefined();
    expect(findError({ date: '2030-03-02', slotId: null })).toBe('slotMissing');
    expect(findError({ travellers: { adults: 0, children: 0 } })).toBe('noneLeft');
    expect(findError({ slotId: null, isRemoved: true })).toBeUndefined();
  });

  it('GAP-30 removes each line', () => {
    expect(removesAll(ticketBookingPaid, change(ticketBookingPaid, { isRemoved: true }))).toBe(true);
    expect(removesAll(ticketBookingPaid, startDraft(ticketBookingPaid))).toBe(false);
    expect(removesAll(transferBooking, startDraft(transferBooking))).toBe(false);
  });

  it('GAP-30 moves a transfer into the past', () => {
    const now = new Date('2030-03-01T08:00:00Z');
    expect(checkTimes(transferBooking, moved({}), now, 3)).toEqual({});
    expect(checkTimes(transferBooking, moved({ date: '2030-02-01' }), now, 3)).toMatchObject({ date: 'past' });
    expect(checkTimes(transferBooking, moved({ time: '14:00' }), now, 3)).toEqual({ time: 'tooSoon' });
    expect(checkTimes(transferBooking, moved({ time: '15:00' }), now, 3)).toEqual({});
    expect(checkTimes(transferBooking, moved({ time: '' }), now, 3)).toMatchObject({ time: 'missing' });
    expect(checkTimes(activityBookingPaid, startDraft(activityBookingPaid), now, 3)).toEqual({});
  });

  it('an activity keeps an adult; tickets may be for children only', () => {
    expect(getMin(activityBookingPaid.cart_items[0]!, 'adults')).toBe(1);
    expect(getMin(activityBookingPaid.cart_items[0]!, 'children')).toBe(0);
    expect(getMin(tickets!, 'adults')).toBe(0);
  });
});
