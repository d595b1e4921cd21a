import { is, pattern, refine, string } from 'superstruct';
import type { CalendarDate } from '../dates/index.ts';
import { checkoutMessages } from '../messages/index.ts';
import { type IsPhone, phoneInvalid } from '../phone/index.ts';
import type { CardInfo, CheckoutField, CheckoutForm, PersonalInfo } from './form.ts';

/** The error of a form: one message, and the fields it is about in their order. */
export interface FormError<Field extends string> {
  readonly message: string;
  readonly fields: readonly Field[];
}

const Filled = refine(string(), 'filled', (text) => text.trim() !== '');
const isNumber = (digits: number) =>
  refine(string(), 'card number', (number) => withoutSpaces(number).length === digits && /^[\d\s]+$/.test(number));
const Expiry = pattern(string(), /^\s*(0[1-9]|1[0-2])\/\d{2}\s*$/);
const Cvv = pattern(string(), /^\s*\d{3,4}\s*$/);
const CvvOfFour = pattern(string(), /^\s*\d{4}\s*$/);

const withoutSpaces = (number: string) => number.replaceAll(/\s/g, '');

const PERSONAL_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly (keyof PersonalInfo)[];

const CARD_FIELDS = ['cardNumber', 'expiry', 'cvv'] as const satisfies readonly (keyof CardInfo)[];

const expiryCheck = { field: 'expiry', shape: Expiry, message: checkoutMessages.expiryInvalid } as const;

/** Of card data that is filled in (CHECKOUT-09 to CHECKOUT-12). */
const CARD_CHECKS = [
  { field: 'cardNumber', shape: isNumber(16), message: checkoutMessages.cardNumberInvalid },
  expiryCheck,
  { field: 'cvv', shape: Cvv, message: checkoutMessages.cvvInvalid },
] as const;

/** American Express has 15 digits, and a security code of four (ruling on CHECKOUT-15). */
const AMEX_CHECKS = [
  { field: 'cardNumber', shape: isNumber(15), message: checkoutMessages.amexNumberInvalid },
  expiryCheck,
  { field: 'cvv', shape: CvvOfFour, message: checkoutMessages.cvvInvalid },
] as const;

const isAmex = (number: string) => /^3[47]/.test(withoutSpaces(number));

/**
 * Returns all errors of the checkout form in the order of its fields (CHECKOUT-07 to CHECKOUT-13).
 *
 * @param today in Dubai: a card is valid until the end of its month
 * @example checkCheckout({ ...form, phone: '' }, '2026-12-01', isPhone) // [{ message: 'Please fill in all personal information fields', fields: ['phone'] }]
 * @example checkCheckout({ ...form, expiry: '11/26' }, '2026-12-01', isPhone) // [{ message: 'This card has expired. Use another card or pay cash.', fields: ['expiry'] }]
 */
export function checkCheckout(form: CheckoutForm, today: CalendarDate, isPhone: IsPhone): FormError<CheckoutField>[] {
  const card = form.paymentMethod === 'card' ? checkCard(form, today) : [];
  return [...checkPersonalInfo(form, isPhone), ...card.filter(({ fields }) => fields.length > 0)];
}

/**
 * Returns the errors of the personal information alone (CHECKOUT-07): a payment provider checks the card itself.
 *
 * @example checkPersonalInfo({ ...form, phone: '' }, isPhone) // [{ message: 'Please fill in all personal information fields', fields: ['phone'] }]
 * @example checkPersonalInfo(form, isPhone) // []
 */
export function checkPersonalInfo(form: PersonalInfo, isPhone: IsPhone): FormError<keyof PersonalInfo>[] {
  const missing = listMissing(form, PERSONAL_FIELDS);
  const isPhoneInvalid = !missing.includes('phone') && !isPhone(form.phone);
  const errors: FormError<keyof PersonalInfo>[] = [
    { message: checkoutMessages.personalInfoMissing, fields: missing },
    { message: phoneInvalid, fields: isPhoneInvalid ? ['phone'] : [] },
  ];
  return errors.filter(({ fields }) => fields.length > 0);
}

/**
 * Returns all errors of card data in the order of its fields (CHECKOUT-08 to CHECKOUT-12).
 *
 * @param today in Dubai: a card is valid until the end of its month
 * @example checkCard({ cardNumber: '4111 1111 1111 1111', expiry: '08/29', cvv: '12' }, '2026-12-01') // [{ message: 'Please enter a valid CVV', fields: ['cvv'] }]
 * @example checkCard({ cardNumber: '3782 822463 10005', expiry: '08/29', cvv: '1234' }, '2026-12-01') // []
 */
export function checkCard(card: CardInfo, today: CalendarDate): FormError<keyof CardInfo>[] {
  const missing = listMissing(card, CARD_FIELDS);
  const checks = isAmex(card.cardNumber) ? AMEX_CHECKS : CARD_CHECKS;
  const invalid = checks.filter(({ field, shape }) => !missing.includes(field) && !is(card[field], shape));
  const [month, year] = card.expiry.trim().split('/');
  const hasExpired = is(card.expiry, Expiry) && `20${year}-${month}` < today.slice(0, 7);
  const errors: FormError<keyof CardInfo>[] = [
    { message: checkoutMessages.paymentInfoMissing, fields: missing },
    ...invalid.map(({ field, message }) => ({ message, fields: [field] })),
    { message: checkoutMessages.cardExpired, fields: hasExpired ? ['expiry'] : [] },
  ];
  return errors.filter(({ fields }) => fields.length > 0);
}

/** Whether all personal information is filled in; the step counter then shows payment (CHECKOUT-02). */
export const isPersonalComplete = (form: PersonalInfo): boolean => listMissing(form, PERSONAL_FIELDS).length === 0;

const listMissing = <Field extends string>(form: Readonly<Record<Field, string>>, fields: readonly Field[]) =>
  fields.filter((field) => !is(form[field], Filled));

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
