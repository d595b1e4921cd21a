import { is, pattern, refine, string } from 'superstruct';
import { checkoutMessages } from '../messages/index.ts';
import type { CheckoutField, CheckoutForm, PersonalInfo } from './form.ts';

/** What is wrong with a form: one text for all of it, and the fields it is about, in their order. */
export interface FormError<Field extends string> {
  readonly message: string;
  readonly fields: readonly Field[];
}

const Filled = refine(string(), 'filled', (text) => text.trim() !== '');
const CardNumber = refine(string(), 'card number', (number) => /^\d{16}$/.test(number.replaceAll(/\s/g, '')));
const Expiry = pattern(string(), /^\s*(0[1-9]|1[0-2])\/\d{2}\s*$/);
const Cvv = pattern(string(), /^\s*\d{3,4}\s*$/);

const PERSONAL_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly (keyof PersonalInfo)[];

/** In the order in which they are told: each is asked for once those before it are right (CHECKOUT-08 to CHECKOUT-12). */
const CARD_CHECKS = [
  { fields: ['cardNumber', 'expiry', 'cvv'], shape: Filled, message: checkoutMessages.paymentInfoMissing },
  { fields: ['cardNumber'], shape: CardNumber, message: checkoutMessages.cardNumberInvalid },
  { fields: ['expiry'], shape: Expiry, message: checkoutMessages.expiryInvalid },
  { fields: ['cvv'], shape: Cvv, message: checkoutMessages.cvvInvalid },
] as const;

/**
 * The first thing that is wrong with the checkout's form, or nothing (CHECKOUT-07 to CHECKOUT-13).
 *
 * @example checkCheckout({ ...form, phone: '' }) // { message: 'Please fill in all personal information fields', fields: ['phone'] }
 * @example checkCheckout({ ...form, cardNumber: '4111 1111 1111 1111' }) // undefined
 */
export function checkCheckout(form: CheckoutForm): FormError<CheckoutField> | undefined {
  const missing = missingPersonal(form);
  if (missing.length > 0) return { message: checkoutMessages.personalInfoMissing, fields: missing };
  if (form.paymentMethod === 'cash') return undefined;
  for (const { fields, shape, message } of CARD_CHECKS) {
    const wrong = fields.filter((field) => !is(form[field], shape));
    if (wrong.length > 0) return { message, fields: wrong };
  }
  return undefined;
}

/** Whether everything personal is filled in: then the step counter shows payment (CHECKOUT-02). */
export const isPersonalComplete = (form: PersonalInfo): boolean => missingPersonal(form).length === 0;

const missingPersonal = (form: PersonalInfo) => PERSONAL_FIELDS.filter((field) => !is(form[field], Filled));
