import { type CalendarDate, getLastBookableDate, normaliseDate } from '../dates/index.ts';
import type { IsPhone } from '../phone/index.ts';
import { isEmail } from '../session/index.ts';
import type { CruiseRequest } from './cruiseRequest.ts';

/** The errors of a cruise request, by field. */
export interface CruiseRequestErrors {
  readonly name?: 'missing';
  readonly mobile?: 'missing' | 'invalid';
  readonly email?: 'missing' | 'invalid';
  readonly guests?: 'outOfRange';
  readonly date?: 'missing' | 'past' | 'tooFar';
}

/**
 * Returns the errors of a cruise request, by field: everything but the special requests is required (CRUISE-07), the guests
 * must fit aboard (CRUISE-08), and the date must not have passed.
 *
 * @param capacity the maximum number of guests
 * @example checkCruiseRequest({ ...request, guests: 41 }, 40, '2026-11-21', isPhone) // { guests: 'outOfRange' }
 * @example checkCruiseRequest({ ...request, message: '' }, 40, '2026-11-21', isPhone) // {}
 */
export function checkCruiseRequest(
  request: CruiseRequest,
  capacity: number,
  today: CalendarDate,
  isPhone: IsPhone,
): CruiseRequestErrors {
  const email = checkEmail(request.email);
  const date = checkDate(request.date, today);
  return {
    ...(isBlank(request.name) && { name: 'missing' }),
    ...(!isPhone(request.mobile) && { mobile: 'invalid' }),
    ...(isBlank(request.mobile) && { mobile: 'missing' }),
    ...(email && { email }),
    ...(!fitsAboard(request.guests, capacity) && { guests: 'outOfRange' }),
    ...(date && { date }),
  };
}

/**
 * Whether the number of guests is at least one and at most the capacity (CRUISE-08).
 *
 * @example fitsAboard(25, 25) // true
 * @example fitsAboard(0, 25) // false
 */
export const fitsAboard = (guests: number, capacity: number): boolean =>
  Number.isInteger(guests) && guests >= 1 && guests <= capacity;

const isBlank = (text: string): boolean => text.trim() === '';

function checkEmail(email: string): CruiseRequestErrors['email'] {
  if (isBlank(email)) return 'missing';
  return isEmail(email) ? undefined : 'invalid';
}

function checkDate(text: string, today: CalendarDate): CruiseRequestErrors['date'] {
  if (isBlank(text)) return 'missing';
  const date = normaliseDate(text);
  if (date === undefined || date < today) return 'past';
  return date > getLastBookableDate(today) ? 'tooFar' : undefined;
}
