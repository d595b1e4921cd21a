import type { Input } from '@aitours/api-client';
import { bookingStatuses } from '@aitours/domain/booking';
import { normaliseDate } from '@aitours/domain/dates';
import { NativeSelect, TextField } from '@aitours/ui';
import { getBookingBadge, getPaymentBadge } from '../../features/bookings/statusBadges.ts';
import { listMessages as messages } from '../shared/listMessages.ts';
import type { List } from '../shared/useList.ts';

const paymentStatuses = ['pending', 'paid', 'refunded', 'failed'] as const;

/** The names of the filters in the URL and on the wire. */
export const bookingFilters = ['status', 'payment_status', 'start', 'end'] as const;

type Filters = Pick<NonNullable<Input<'listBookings'>['query']>, (typeof bookingFilters)[number]>;

/** Reads the filters of the URL; invalid values are ignored. */
export function readBookingFilters({ status, payment_status, start, end }: Readonly<Record<string, string>>): Filters {
  const found = {
    status: bookingStatuses.find((known) => known === status),
    payment_status: paymentStatuses.find((known) => known === payment_status),
    start: normaliseDate(start ?? ''),
    end: normaliseDate(end ?? ''),
  };
  return {
    ...(found.status && { status: found.status }),
    ...(found.payment_status && { payment_status: found.payment_status }),
    ...(found.start && { start: found.start }),
    ...(found.end && { end: found.end }),
  };
}

const statusOptions = [
  { value: '', label: messages.allStatuses },
  ...bookingStatuses.map((value) => ({ value, label: getBookingBadge(value).label })),
];
const paymentOptions = [
  { value: '', label: messages.allPayments },
  ...paymentStatuses.map((value) => ({ value, label: getPaymentBadge(value).label })),
];

/** The filters of the bookings by status, payment and days. */
export function BookingFilters({ query, onQuery }: List) {
  const { status = '', payment_status: payment = '', start = '', end = '' } = query.filters;
  const change = (name: (typeof bookingFilters)[number]) => (value: string) =>
    onQuery({ ...query, page: 1, filters: { ...query.filters, [name]: value } });
  return (
    <>
      <NativeSelect label={messages.status} options={statusOptions} value={status} onChange={change('status')} />
      <NativeSelect
        label={messages.payment}
        options={paymentOptions}
        value={payment}
        onChange={change('payment_status')}
      />
      <TextField type="date" label={messages.startsFrom} value={start} max={end} onChange={change('start')} />
      <TextField type="date" label={messages.startsUntil} value={end} min={start} onChange={change('end')} />
    </>
  );
}
