/** QUIRK-04: the endpoint of the contact form, unless one is configured. Empty: nothing is sent, and the form says so. */
export const contactEndpoint = '';

/** QUIRK-07: the sign-in path in error handling; it redirects to `/auth`. */
export const signInTarget = '/login';

/** QUIRK-13: the counts are invented. */
export const topDestinations = [
  { name: 'Dubai', tours: 120 },
  { name: 'Abu Dhabi', tours: 85 },
  { name: 'Sharjah', tours: 40 },
  { name: 'Ras Al Khaimah', tours: 35 },
] as const;

/** QUIRK-21: a missing response has one message in general and another one for bookings. */
export const noResponseMessages = {
  general: 'No response from server',
  bookings: 'No response received from server',
} as const;

/** QUIRK-23: cruises offer card payment, but accept only cash. */
export const cruiseCardPaymentIsIntegrated = false;
