import { bookingMessages } from '../messages/bookingMessages.ts';
import { generalMessages } from '../messages/generalMessages.ts';
import { footers } from './footers.ts';

/**
 * The inconsistencies of the specification that a business would not want, with both values: `specified` is what the
 * quoted sentence states, `improved` is what a shop needs. One entry per row; other code receives the chosen value and
 * doesn't know which behaviour is set. What no sentence of the documents states is the same in both, and not here.
 *
 * The values are JSON: the server chooses and sends them to browsers in the page, so that no browser loads both.
 */
export const quirkTable = {
  /** The currency sign by place; all other prices are in AED. The amounts are the same everywhere, and a note says so. */
  prices: {
    row: 'QUIRK-01',
    quote: [
      'customer listings show AED; the ticket flow shows $; staff ticket pricing shows euro; the booking confirmation total uses a $ sign; the transfer pages use euro',
    ],
    specified: {
      signs: { ticketFlow: '$', staffTickets: '€', bookingConfirmation: '$', transfers: '€' },
      note: 'Prices are in UAE dirhams (AED)',
    },
    improved: {
      signs: { ticketFlow: 'AED ', staffTickets: 'AED ', bookingConfirmation: 'AED ', transfers: 'AED ' },
      note: null,
    },
  },
  /** Whether controls that the specification lists as no-ops have no effect; if not, they have one or are absent. */
  hasInertControls: {
    row: 'QUIRK-03',
    quote: [
      'The Saudi destination tabs, blog search box, newsletter box, dashboard period selector, dashboard Logout, Edit and New Ticket do nothing.',
    ],
    specified: true,
    improved: false,
  },
  /**
   * The address that the contact form posts to, unless `CONTACT_ENDPOINT` is set. Empty: nothing is sent, and the form
   * says so.
   */
  contactEndpoint: {
    row: 'QUIRK-04',
    quote: ["The contact form's target address is blank, so sending does not work as shown."],
    specified: '',
    improved: '/api/v1/contact/',
  },
  /** By what the list of attractions is filtered: the venue (the location if there is none), or always the location. */
  attractionFilter: {
    row: 'QUIRK-05',
    quote: ['Ticket list filter is read as venue in one reading and location in another.'],
    specified: 'venue',
    improved: 'location',
  },
  /** The path before the slug in an attraction card's link; the specified one redirects. */
  attractionCardPath: {
    row: 'QUIRK-06',
    quote: ['The things-to-do card link shape /attraction/{slug} versus the route /attractions/{slug}.'],
    specified: '/attraction/',
    improved: '/attractions/',
  },
  /** The sign-in path that error handling navigates to; the specified one redirects to `/auth`. */
  signInPath: {
    row: 'QUIRK-07',
    quote: ['401: tokens cleared and user sent to /login (unless already there)'],
    specified: '/login',
    improved: '/auth',
  },
  /** Whether the rating filter of things-to-do filters; if not, it is only shown, without counts. */
  ratingFilterApplies: {
    row: 'QUIRK-08',
    quote: ['rating filter any, 4+, 3+ (offered but not applied to the query)'],
    specified: false,
    improved: true,
  },
  /** The ratings of all cards; null: each card shows its product's rating. */
  cardRatings: {
    row: 'QUIRK-09',
    quote: ['Card rating is a fixed value (4.7 on listings, 4.0 on home activity cards)'],
    specified: { listing: 4.7, homeActivity: 4.0 },
    improved: null,
  },
  /** The badge of all activity cards, which changes no price; null: none, because no activity has a reduced price. */
  activityCardBadge: {
    row: 'QUIRK-10',
    quote: ['activity cards show a fixed "10% Off" badge'],
    specified: '10% Off',
    improved: null,
  },
  /** Who counts for an activity's group discount: everyone, or those who pay. */
  groupDiscountCounts: {
    row: 'CONST-11',
    quote: ['infants free; group discount for shared tours 10% for 3-4 people and 15% for 5 or more'],
    specified: 'everyone',
    improved: 'payers',
  },
  /** The label of all child prices; null: the real percentage. */
  childPriceLabel: {
    row: 'QUIRK-11',
    quote: ['child price is separate (labelled 30% off)'],
    specified: '30% off',
    improved: null,
  },
  /** The discount of a customer's first booking in percent, 0 for none, and the footer's promotion. */
  firstBooking: {
    row: 'QUIRK-12',
    quote: ['A footer promotion offers 10% off the first booking via the app.'],
    specified: {
      percent: 0,
      promotion: {
        title: '10% off your first booking via the app',
        text: 'A welcome from us, for the first day you book with the aiTours app.',
      },
    },
    improved: {
      percent: 10,
      promotion: {
        title: '10% off your first booking',
        text: 'Once for each account: activities, tickets, a tour or a transfer. Sign in, and it is in the price before you book.',
      },
    },
  },
  /** The number of tours at each top destination, which is invented; null: none is shown. */
  destinationTours: {
    row: 'QUIRK-13',
    quote: [
      'a static top-destinations block (Dubai, Abu Dhabi, Sharjah, Ras Al Khaimah), each with an invented tour count',
    ],
    specified: { Dubai: 120, 'Abu Dhabi': 85, Sharjah: 40, 'Ras Al Khaimah': 35 },
    improved: null,
  },
  /** Whether the header's search box searches, and the footer's entries: an entry without `href` is text. */
  shell: {
    row: 'QUIRK-15',
    quote: ['Footer links and the header search box are decoration: their behaviour is not shown (they go nowhere).'],
    specified: { searchWorks: false, footer: footers.specified },
    improved: { searchWorks: true, footer: footers.improved },
  },
  /** The limits and the initial time of the transfer search; the improved ones are those of the wizard. */
  transferSearch: {
    row: 'QUIRK-16',
    quote: ['Transfer search form: passengers 1-8, luggage 0-6, default time 12:00.'],
    specified: { passengers: { min: 1, max: 8 }, luggage: { min: 0, max: 6 }, time: '12:00' },
    improved: { passengers: { min: 1, max: 10 }, luggage: { min: 0, max: 10 }, time: '09:00' },
  },
  /** The target of the tour dialog's link "View My Bookings"; the specified path redirects to My Bookings. */
  tourDialogBookingsPath: {
    row: 'QUIRK-17',
    quote: ['Confirmation offers View My Bookings (to /account/bookings).'],
    specified: '/account/bookings',
    improved: '/customer',
  },
  /** Whether Average Duration, Revenue and Recent Bookings of the dashboard are samples; if not, they are computed. */
  hasSampleFigures: {
    row: 'QUIRK-19',
    quote: ['Average Duration and Revenue are fixed sample values; Recent Bookings are static sample data.'],
    specified: true,
    improved: false,
  },
  /** How many rows a voucher's itinerary has; null: one for each day of the tour. */
  voucherRows: {
    row: 'QUIRK-20',
    quote: ['The itinerary part of a voucher always shows 5 day rows.'],
    specified: 5,
    improved: null,
  },
  /** The message of a booking request without a response. */
  bookingsNoResponse: {
    row: 'QUIRK-21',
    quote: ["'No response received from server'"],
    specified: bookingMessages.noResponse,
    improved: generalMessages.noResponse,
  },
  /** Whether cruises offer card payment, which is not available, and the title of a request that is sent. */
  cruises: {
    row: 'QUIRK-23',
    quote: [
      "Card payment gives 'Card payment will be integrated soon. For now, please select Cash on Arrival.'",
      "step 2 payment method, confirmed ('Booking Confirmed!')",
    ],
    specified: { offersCard: true, sentTitle: 'Booking Confirmed!' },
    improved: { offersCard: false, sentTitle: 'Request sent' },
  },
} as const satisfies Record<string, QuirkEntry>;

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

interface QuirkEntry {
  /** The row of the requirements. */
  readonly row: `${string}-${number}`;
  /** What `specified` implements, as written in docs/specification; a test finds it there. */
  readonly quote: readonly string[];
  readonly specified: Json;
  readonly improved: Json;
}
