/** How a booking is paid (CHECKOUT-14). Card data is checked in the browser and goes nowhere (CHECKOUT-15). */
export const paymentMethods = ['card', 'cash'] as const;

/** How one pays. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** Who books, as the form holds it: text, not yet checked. */
export interface PersonalInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** The most characters that the contract takes of each, and of what one asks for beside it. */
export const maxPersonalInfoLengths = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  specialRequests: 2000,
} as const;

/** A card, as the form holds it. It leaves the browser in no request (CHECKOUT-15). */
export interface CardInfo {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvv: string;
}

/** All that the checkout asks for. */
export interface CheckoutForm extends PersonalInfo, CardInfo {
  readonly paymentMethod: PaymentMethod;
}

/** A field of the checkout that can be wrong. */
export type CheckoutField = keyof PersonalInfo | keyof CardInfo;
