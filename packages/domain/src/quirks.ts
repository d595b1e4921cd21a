/**
 * What the specification asks for although it is odd (QUIRK-01 to QUIRK-23). Each oddity is one constant or rule here,
 * and is used from here: who wants the shop without one of them changes one line. Nothing else knows that it is odd.
 */

/** QUIRK-01: where a price stands decides its sign. */
export const currencySigns = {
  shop: 'AED ',
  ticketFlow: '$',
  staffTickets: '€',
  bookingConfirmation: '$',
  transfers: '€',
} as const;

export type PricePlace = keyof typeof currencySigns;

/**
 * QUIRK-02: what the web app's gate to the dashboard asks. It only decides what is shown; the server decides for itself.
 *
 * @example passesStaffGate({ is_staff: false, email: 'Mona@aiTours.com' }, '@aitours.com') // true
 * @example passesStaffGate({ is_staff: false, email: 'mona@example.com' }, '@aitours.com') // false
 */
export const passesStaffGate = (
  user: { readonly is_staff?: boolean; readonly email: string },
  companyDomain: string,
): boolean => user.is_staff === true || user.email.toLowerCase().endsWith(companyDomain.toLowerCase());

/** QUIRK-03 and QUIRK-15: these can be clicked or typed in, and nothing follows. */
export const withoutEffect = {
  saudiCityTabs: true,
  blogSearch: true,
  newsletter: true,
  dashboardPeriod: true,
  dashboardLogout: true,
  dashboardEdit: true,
  dashboardNewTicket: true,
  headerSearch: true,
  footerLinks: true,
} as const;

/** QUIRK-04: where the contact form sends to, unless it is configured. Blank: nothing is sent, and that is said. */
export const contactEndpoint = '';

/**
 * QUIRK-05: the place an attraction is filtered by.
 *
 * @example venueOf({ venue: 'Expo City', location: 'Dubai' }) // 'Expo City'
 * @example venueOf({ venue: null, location: 'Dubai' }) // 'Dubai'
 */
export const venueOf = (event: {
  readonly venue?: string | null;
  readonly location?: string | null;
}): string | undefined => event.venue || event.location || undefined;

/** QUIRK-06: the link of an attraction's card on things-to-do. The detail page stands at `/attractions/{slug}`. */
export const attractionCardPath = (slug: string): string => `/attraction/${encodeURIComponent(slug)}`;

/** QUIRK-07: what error handling calls the sign-in page; it leads on to `/auth`. */
export const signInTarget = '/login';

/** QUIRK-08: the rating filter is offered and changes neither request nor list. */
export const ratingFilterIsApplied = false;

/** QUIRK-09: what cards show as the rating, whatever the data says. */
export const cardRatings = { listing: 4.7, homeActivity: 4.0 } as const;

/** QUIRK-10: on every activity card; no price changes by it. */
export const activityCardBadge = '10% Off';

/** QUIRK-11: how the child price is labelled, whatever it is. */
export const childPriceLabel = '30% off';

/** QUIRK-12: the footer promises so many percent off the first booking. No price rule knows of it. */
export const firstBookingPromotionPercent = 10;

/** QUIRK-13: the counts are invented. */
export const topDestinations = [
  { name: 'Dubai', tours: 120 },
  { name: 'Abu Dhabi', tours: 85 },
  { name: 'Sharjah', tours: 40 },
  { name: 'Ras Al Khaimah', tours: 35 },
] as const;

/** QUIRK-14: places an activity has on a day before anyone books, by month and day of every year (GAP-20). */
export const demoStock = {
  usual: 15,
  byMonthAndDay: { '12-24': 1, '12-25': 0, '12-30': 2, '12-31': 0, '01-01': 0, '01-02': 3 },
} as const;

/** QUIRK-16: the search form and the wizard ask for the same things within different limits. */
export const transferLimits = {
  search: { passengers: { min: 1, max: 8 }, luggage: { min: 0, max: 6 }, time: '12:00' },
  wizard: { passengers: { min: 1, max: 10 }, luggage: { min: 0, max: 10 }, time: '09:00' },
} as const;

/** QUIRK-17: where the tour dialog's "View My Bookings" leads; the address leads on to My Bookings. */
export const tourDialogBookingsPath = '/account/bookings';

/** QUIRK-18: each token is kept under either name. */
export const tokenNames = {
  access: ['accessToken', 'access_token'],
  refresh: ['refreshToken', 'refresh_token'],
} as const;

/** QUIRK-19: figures of the dashboard that nobody computes. */
export const dashboardSamples = {
  averageDuration: '4.5 hours',
  revenue: 'AED 125,000',
  recentBookings: [
    {
      number: 'AB20481137',
      customer: 'Layla Haddad',
      product: 'Evening dune drive',
      amount: 'AED 486.00',
      status: 'confirmed',
    },
    {
      number: 'EB20480966',
      customer: 'Tom Becker',
      product: 'Observation deck',
      amount: 'AED 300.00',
      status: 'confirmed',
    },
    {
      number: 'TB20480712',
      customer: 'Priya Nair',
      product: 'Emirates in five days',
      amount: 'AED 6,500.00',
      status: 'pending',
    },
    {
      number: 'FT20480655',
      customer: 'Sofia Rossi',
      product: 'Airport transfer',
      amount: 'AED 100.00',
      status: 'completed',
    },
    {
      number: 'AB20480301',
      customer: 'Omar Siddiqui',
      product: 'Mangrove kayaking',
      amount: 'AED 360.00',
      status: 'cancelled',
    },
  ],
} as const;

/** QUIRK-20: a voucher's itinerary has as many rows, however long the tour is. */
export const voucherRowCount = 5;

/** QUIRK-21: a reply that never came has one text in general and another one for bookings. */
export const noReplyTexts = {
  general: 'No response from server',
  bookings: 'No response received from server',
} as const;

/**
 * QUIRK-22: a ticket's numbers and prices stand in the cart item's details as text.
 *
 * @example asText({ adultQty: 2, adultPrice: '120.00' }) // { adultQty: '2', adultPrice: '120.00' }
 * @example asText({ childQty: 0 }) // { childQty: '0' }
 */
export function asText<Name extends string>(values: Readonly<Record<Name, string | number>>): Record<Name, string>;
export function asText(values: Readonly<Record<string, string | number>>): Record<string, string> {
  const text: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) text[name] = String(value);
  return text;
}

/** QUIRK-23: cruises offer card payment, and then ask for cash. */
export const cruiseCardPaymentIsIntegrated = false;
