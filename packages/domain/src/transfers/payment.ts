import type { IsPhone } from '../phone/index.ts';
import { isEmail } from '../session/index.ts';

/** The payment methods of transfers (XFER-29). */
export const transferPaymentMethods = ['card', 'cash', 'wallet'] as const;

/** A payment method of transfers. */
export type TransferPaymentMethod = (typeof transferPaymentMethods)[number];

/** The fields of the wizard's second step. */
export interface TransferPayment {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Empty until a method is chosen. */
  readonly paymentMethod: TransferPaymentMethod | '';
}

const REQUIRED = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'paymentMethod',
] as const satisfies readonly (keyof TransferPayment)[];

/** The errors of the second step, by field. */
export type TransferPaymentErrors = Readonly<Partial<Record<keyof TransferPayment, 'missing' | 'invalid'>>>;

/**
 * Returns the errors of the second step, by field (XFER-28).
 *
 * @example checkTransferPayment({ ...payment, firstName: ' ' }, isPhone) // { firstName: 'missing' }
 * @example checkTransferPayment({ ...payment, email: 'mona' }, isPhone) // { email: 'invalid' }
 */
export function checkTransferPayment(payment: TransferPayment, isPhone: IsPhone): TransferPaymentErrors {
  const missing = REQUIRED.filter((field) => payment[field].trim() === '');
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'missing'] as const)),
    ...(!missing.includes('email') && !isEmail(payment.email) && { email: 'invalid' }),
    ...(!missing.includes('phone') && !isPhone(payment.phone) && { phone: 'invalid' }),
  };
}
