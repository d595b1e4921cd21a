/** The payment methods (CHECKOUT-14). Card data is checked in the browser and never sent (CHECKOUT-15). */
export const paymentMethods = ['card', 'cash'] as const;

/** A payment method. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** The personal information of a form, not yet validated. */
export interface PersonalInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** The maximum length of each field in the contract, in characters. */
export const maxPersonalInfoLengths = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  specialRequests: 2000,
} as const;

/** The card data of a form. No request contains it (CHECKOUT-15). */
export interface CardInfo {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvv: string;
}

/** The fields of the checkout form. */
export interface CheckoutForm extends PersonalInfo, CardInfo {
  readonly paymentMethod: PaymentMethod;
}

/** A field of the checkout that can be invalid. */
export type CheckoutField = keyof PersonalInfo | keyof CardInfo;

/** The contact, payment method and special requests of a booking. */
export interface Buyer extends PersonalInfo {
  readonly paymentMethod: PaymentMethod;
  readonly specialRequests: string;
}
