import { isEmail } from '../session/index.ts';

/** XFER-29. */
export const transferPaymentMethods = ['card', 'cash', 'wallet'] as const;

/** How a transfer is paid. */
export type TransferPaymentMethod = (typeof transferPaymentMethods)[number];

/** What the wizard's second step asks. */
export interface TransferPayment {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Empty until one is chosen. */
  readonly paymentMethod: TransferPaymentMethod | '';
}

const REQUIRED = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'paymentMethod',
] as const satisfies readonly (keyof TransferPayment)[];

/** What is wrong with the second step, by field. */
export type TransferPaymentErrors = Readonly<Partial<Record<keyof TransferPayment, 'missing' | 'misshapen'>>>;

/**
 * What keeps a transfer from being sent, by field (XFER-28). An address that is none would lose the confirmation, and
 * the contract takes none.
 *
 * @example checkTransferPayment({ ...payment, firstName: ' ' }) // { firstName: 'missing' }
 * @example checkTransferPayment({ ...payment, email: 'mona' }) // { email: 'misshapen' }
 */
export function checkTransferPayment(payment: TransferPayment): TransferPaymentErrors {
  const missing = REQUIRED.filter((field) => payment[field].trim() === '');
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'missing'] as const)),
    ...(!missing.includes('email') && !isEmail(payment.email) && { email: 'misshapen' }),
  };
}
