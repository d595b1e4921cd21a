/** How a booking is paid (CHECKOUT-14). Card data is checked in the browser and goes nowhere (CHECKOUT-15). */
export const paymentMethods = ['card', 'cash'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export interface PersonalInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** The most characters that the contract takes of each, and of what one asks for beside it. */
export const longestPersonal = { firstName: 100, lastName: 100, email: 254, phone: 40, specialRequests: 2000 } as const;

export interface CardInfo {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvv: string;
}

export interface CheckoutForm extends PersonalInfo, CardInfo {
  readonly paymentMethod: PaymentMethod;
}

export type CheckoutField = keyof PersonalInfo | keyof CardInfo;
