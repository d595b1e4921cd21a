import type { CruiseRequestErrors } from '@aitours/domain/cruise';
import { messages } from './messages.ts';

/** Texts by field, as a form shows them. */
export type RequestErrors = Readonly<Partial<Record<keyof CruiseRequestErrors, string>>>;

/** The words for what the rule refuses (CRUISE-07, CRUISE-08). */
export const refusalTexts = (
  { name, mobile, email, guests, date }: CruiseRequestErrors,
  capacity: number,
): RequestErrors => ({
  ...(name && { name: messages.missing.name }),
  ...(mobile && { mobile: messages.missing.mobile }),
  ...(email && { email: email === 'missing' ? messages.missing.email : messages.emailInvalid }),
  ...(guests && { guests: messages.guestsOutOfRange(capacity) }),
  ...(date && { date: date === 'missing' ? messages.missing.date : messages.datePassed }),
});
