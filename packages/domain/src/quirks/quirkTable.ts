import { bookingMessages } from '../messages/bookingMessages.ts';
import { generalMessages } from '../messages/generalMessages.ts';
import { footers } from './footers.ts';

/**
 * The inconsistencies of the specification with both values: `specified` preserves what the document lists, `improved` is
 * what a shop needs. One entry per row; other code receives the chosen value and doesn't know which behaviour is set.
 *
 * The values are JSON: the server chooses and sends them to browsers in the page, so that no browser loads both.
 */
export const quirkTable = {
  /** The currency sign by place; all other prices are in AED. The amounts are the same everywhere. */
  currencySigns: {
    row: 'QUIRK-01',
    specified: { ticketFlow: '$', staffTickets: '€', bookingConfirmation: '$', transfers: '€' },
    improved: { ticketFlow: 'AED ', staffTickets: 'AED ', bookingConfirmation: 'AED ', transfers: 'AED ' },
  },
  /** Whether controls that the specification lists as no-ops have no effect; if not, they have one or are absent. */
  hasInertControls: { row: 'QUIRK-03', specified: true, improved: false },
  /**
   * The address that the contact form posts to, unless `CONTACT_ENDPOINT` is set. Empty: nothing is sent, and the form
   * says so.
   */
  contactEndpoint: { row: 'QUIRK-04', specified: '', improved: '/api/v1/contact/' },
  /** By what the list of attractions is filtered: the venue (the location if there is none), or always the location. */
  attractionFilter: { row: 'QUIRK-05', specified: 'venue', improved: 'location' },
  /** The path before the slug in an attraction card's link; the specified one redirects. */
  attractionCardPath: { row: 'QUIRK-06', specified: '/attraction/', improved: '/attractions/' },
  /** The sign-in path that error handling navigates to; the specified one redirects to `/auth`. */
  signInPath: { row: 'QUIRK-07', specified: '/login', improved: '/auth' },
  /** Whether the rating filter of things-to-do filters; if not, it is only shown, and there are no filters by facts and no counts. */
  ratingFilterApplies: { row: 'QUIRK-08', specified: false, improved: true },
  /** The ratings of all cards; null: each card shows its product's rating, and ratings are those of reviews. */
  cardRatings: { row: 'QUIRK-09', specified: { listing: 4.7, homeActivity: 4.0 }, improved: null },
  /** The badge of all activity cards, which changes no price; null: none, because no activity has a reduced price. */
  activityCardBadge: { row: 'QUIRK-10', specified: '10% Off', improved: null },
  /** Who counts for an activity's group discount: everyone, or those who pay. */
  groupDiscountCounts: { row: 'CONST-11', specified: 'everyone', improved: 'payers' },
  /** Whether kinds of people whose ages a product excludes can't be booked; if not, their counters only say so. */
  ageLimitsApply: { row: 'ACT-17', specified: false, improved: true },
  /** The label of all child prices; null: the real percentage. */
  childPriceLabel: { row: 'QUIRK-11', specified: '30% off', improved: null },
  /** The discount of a customer's first booking in percent, 0 for none, and the footer's promotion. */
  firstBooking: {
    row: 'QUIRK-12',
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
  /**
   * Whether an attraction's lowest price is that of its tickets on sale, with what their times add or deduct; if not, it is
   * that of its ticket types.
   */
  fromPriceIsOnSale: { row: 'TICKET-16', specified: false, improved: true },
  /** Whether travellers can enter promo codes. */
  promoCodes: { row: 'SHELL-55', specified: false, improved: true },
  /** Whether the dashboard's menu has all pages; if not, the settings link to those that aren't specified. */
  hasFullStaffMenu: { row: 'STAFF-02', specified: false, improved: true },
  /** Whether staff can select bookings of the dashboard's list, to handle several at once. */
  bookingSelection: { row: 'STAFF-29', specified: false, improved: true },
  /** The number of tours at each top destination, which is invented; null: none is shown. */
  destinationTours: {
    row: 'QUIRK-13',
    specified: { Dubai: 120, 'Abu Dhabi': 85, Sharjah: 40, 'Ras Al Khaimah': 35 },
    improved: null,
  },
  /** Whether the header's search box searches, and the footer's entries: an entry without `href` is text. */
  shell: {
    row: 'QUIRK-15',
    specified: { searchWorks: false, footer: footers.specified },
    improved: { searchWorks: true, footer: footers.improved },
  },
  /** The limits and the initial time of the transfer search; the improved ones are those of the wizard. */
  transferSearch: {
    row: 'QUIRK-16',
    specified: { passengers: { min: 1, max: 8 }, luggage: { min: 0, max: 6 }, time: '12:00' },
    improved: { passengers: { min: 1, max: 10 }, luggage: { min: 0, max: 10 }, time: '09:00' },
  },
  /** The target of the tour dialog's link "View My Bookings"; the specified path redirects to My Bookings. */
  tourDialogBookingsPath: { row: 'QUIRK-17', specified: '/account/bookings', improved: '/customer' },
  /** Whether Average Duration, Revenue and Recent Bookings of the dashboard are samples; if not, they are computed. */
  hasSampleFigures: { row: 'QUIRK-19', specified: true, improved: false },
  /** How many rows a voucher's itinerary has; null: one for each day of the tour. */
  voucherRows: { row: 'QUIRK-20', specified: 5, improved: null },
  /** The message of a booking request without a response. */
  bookingsNoResponse: { row: 'QUIRK-21', specified: bookingMessages.noResponse, improved: generalMessages.noResponse },
  /** Whether cruises offer card payment, which is not available, and whether requests for them are sent to the server. */
  cruises: {
    row: 'QUIRK-23',
    specified: { offersCard: true, sendsRequests: false },
    improved: { offersCard: false, sendsRequests: true },
  },
} as const satisfies Record<string, QuirkEntry>;

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

interface QuirkEntry {
  /** The row of the requirements. */
  readonly row: `${string}-${number}`;
  readonly specified: Json;
  readonly improved: Json;
}
