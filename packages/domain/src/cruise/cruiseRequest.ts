/** The payment methods of cruises (CRUISE-06). */
export const cruisePayments = ['cash', 'card'] as const;

/** A payment method of cruises. */
export type CruisePayment = (typeof cruisePayments)[number];

/** The fields of a cruise request (ENTITY-36). */
export interface CruiseRequest {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly guests: number;
  /** The value of the date field; empty until one is chosen. */
  readonly date: string;
  /** Special requests; the only optional field (CRUISE-07). */
  readonly message: string;
  readonly payment: CruisePayment;
}

/** The initial values of the form. */
export const emptyCruiseRequest: CruiseRequest = {
  name: '',
  mobile: '',
  email: '',
  guests: 1,
  date: '',
  message: '',
  payment: 'cash',
};
