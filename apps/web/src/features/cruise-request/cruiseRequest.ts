import { type CalendarDate, normaliseDate } from '@aitours/domain/dates';
import { clientKeys, isEmail } from '@aitours/domain/session';
import { enums, is, number, string, type } from 'superstruct';
import { messages } from './messages.ts';

/** How a cruise is paid (CRUISE-06). */
const payments = ['cash', 'card'] as const;

export type Payment = (typeof payments)[number];

/** ENTITY-36 */
export interface CruiseRequest {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly guests: number;
  readonly date: string;
  readonly message: string;
  readonly payment: Payment;
}

export const emptyRequest: CruiseRequest = {
  name: '',
  mobile: '',
  email: '',
  guests: 1,
  date: '',
  message: '',
  payment: 'cash',
};

export type RequestErrors = Readonly<Partial<Record<keyof CruiseRequest, string>>>;

const required = ['name', 'mobile', 'email', 'date'] as const satisfies readonly (keyof CruiseRequest)[];

/** What keeps a request in its first step (CRUISE-07, CRUISE-08); one can't board on a day that has passed. */
export function checkRequest(request: CruiseRequest, capacity: number, today: CalendarDate): RequestErrors {
  const missing = required.filter((field) => request[field].trim() === '');
  const date = normaliseDate(request.date);
  return {
    ...Object.fromEntries(missing.map((field) => [field, messages.missing[field]])),
    ...(!missing.includes('email') && !isEmail(request.email) && { email: messages.emailInvalid }),
    ...(!isAboard(request.guests, capacity) && { guests: messages.guestsOutOfRange(capacity) }),
    ...(!missing.includes('date') && (date === undefined || date < today) && { date: messages.datePassed }),
  };
}

const isAboard = (guests: number, capacity: number): boolean =>
  Number.isInteger(guests) && guests >= 1 && guests <= capacity;

const Kept = type({
  name: string(),
  mobile: string(),
  email: string(),
  guests: number(),
  date: string(),
  message: string(),
  payment: enums(payments),
});

/** What was filled in before, as far as it fits this ship (CRUISE-11). */
export function keptRequest(capacity: number): CruiseRequest {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(clientKeys.cruiseRequest) ?? 'null');
    if (!is(kept, Kept)) return emptyRequest;
    return isAboard(kept.guests, capacity) ? kept : { ...kept, guests: emptyRequest.guests };
  } catch {
    return emptyRequest;
  }
}

export function keepRequest(request: CruiseRequest): void {
  try {
    localStorage.setItem(clientKeys.cruiseRequest, JSON.stringify(request));
  } catch {
    // A browser that keeps nothing keeps the form as long as the page.
  }
}
