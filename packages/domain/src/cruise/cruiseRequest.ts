/** How a cruise is paid (CRUISE-06). */
export const cruisePayments = ['cash', 'card'] as const;

/** How a cruise is to be paid. */
export type CruisePayment = (typeof cruisePayments)[number];

/** What someone fills in to request a cruise (ENTITY-36). */
export interface CruiseRequest {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly guests: number;
  /** As a date field gives it; empty until one is chosen. */
  readonly date: string;
  /** Special requests: the only part that may stay empty (CRUISE-07). */
  readonly message: string;
  readonly payment: CruisePayment;
}

/** What the form holds before anyone has filled it in. */
export const emptyCruiseRequest: CruiseRequest = {
  name: '',
  mobile: '',
  email: '',
  guests: 1,
  date: '',
  message: '',
  payment: 'cash',
};
