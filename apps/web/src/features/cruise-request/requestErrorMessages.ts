import type { CruiseRequestErrors } from '@aitours/domain/cruise';
import { messages } from './messages.ts';

/** Messages by field. */
export type RequestErrors = Readonly<Partial<Record<keyof CruiseRequestErrors, string>>>;

/** Returns the messages of a request's validation errors (CRUISE-07, CRUISE-08). */
export const requestErrorMessages = (
  { name, mobile, email, guests, date }: CruiseRequestErrors,
  capacity: number,
): RequestErrors => ({
  ...(name && { name: messages.missing.name }),
  ...(mobile && { mobile: messages.missing.mobile }),
  ...(email && { email: email === 'missing' ? messages.missing.email : messages.emailInvalid }),
  ...(guests && { guests: messages.guestsOutOfRange(capacity) }),
  ...(date && { date: date === 'missing' ? messages.missing.date : messages.datePassed }),
});
