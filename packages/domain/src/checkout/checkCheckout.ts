import { is, pattern, refine, string } from 'superstruct';
import { checkoutMessages } from '../messages/index.ts';
import type { CheckoutField, CheckoutForm, PersonalInfo } from './form.ts';

/** The error of a form: one message, and the fields it is about in their order. */
export interface FormError<Field extends string> {
  readonly message: string;
  readonly fields: readonly Field[];
}

const Filled = refine(string(), 'filled', (text) => text.trim() !== '');
const CardNumber = refine(string(), 'card number', (number) => /^\d{16}$/.test(number.replaceAll(/\s/g, '')));
const Expiry = pattern(string(), /^\s*(0[1-9]|1[0-2])\/\d{2}\s*$/);
const Cvv = pattern(string(), /^\s*\d{3,4}\s*$/);

const PERSONAL_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly (keyof PersonalInfo)[];

/** In order: each is checked once those before it are valid (CHECKOUT-08 to CHECKOUT-12). */
const CARD_CHECKS = [
  { fields: ['cardNumber', 'expiry', 'cvv'], shape: Filled, message: checkoutMessages.paymentInfoMissing },
  { fields: ['cardNumber'], shape: CardNumber, message: checkoutMessages.cardNumberInvalid },
  { fields: ['expiry'], shape: Expiry, message: checkoutMessages.expiryInvalid },
  { fields: ['cvv'], shape: Cvv, message: checkoutMessages.cvvInvalid },
] as const;

/**
 * Returns the first error of the checkout form, or `undefined` if it is valid (CHECKOUT-07 to CHECKOUT-13).
 *
 * @example checkCheckout({ ...form, phone: '' }) // { message: 'Please fill in all personal information fields', fields: ['phone'] }
 * @example checkCheckout({ ...form, cardNumber: '4111 1111 1111 1111' }) // undefined
 */
export function checkCheckout(form: CheckoutForm): FormError<CheckoutField> | undefined {
  const missing = listMissingFields(form);
  if (missing.length > 0) return { message: checkoutMessages.personalInfoMissing, fields: missing };
  if (form.paymentMethod === 'cash') return undefined;
  for (const { fields, shape, message } of CARD_CHECKS) {
    const invalid = fields.filter((field) => !is(form[field], shape));
    if (invalid.length > 0) return { message, fields: invalid };
  }
  return undefined;
}

/** Whether all personal information is filled in; the step counter then shows payment (CHECKOUT-02). */
export const isPersonalComplete = (form: PersonalInfo): boolean => listMissingFields(form).length === 0;

const listMissingFields = (form: PersonalInfo) => PERSONAL_FIELDS.filter((field) => !is(form[field], Filled));

/** A step of the checkout: 1 personal information, 2 payment, 3 submitting. */
export type CheckoutStep = 1 | 2 | 3;

/**
 * Returns the step that the step counter shows (CHECKOUT-02). After a failed submission it is 2 again (CHECKOUT-03).
 *
 * @example getCheckoutStep({ isPersonalComplete: false, isSubmitting: false }) // 1
 * @example getCheckoutStep({ isPersonalComplete: true, isSubmitting: true }) // 3
 */
export function getCheckoutStep(form: {
  readonly isPersonalComplete: boolean;
  readonly isSubmitting: boolean;
}): CheckoutStep {
  if (form.isSubmitting) return 3;
  return form.isPersonalComplete ? 2 : 1;
}
