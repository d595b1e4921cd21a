import { signInTarget } from '@aitours/domain/quirks';

/** All paths of the shop. Slugs and numbers are escaped here only. */
const segment = encodeURIComponent;

export const paths = {
  home: '/',
  thingsToDo: (category?: string) => (category ? `/things-to-do?category=${segment(category)}` : '/things-to-do'),
  activity: (slug: string) => `/activity/${segment(slug)}`,
  tour: (slug: string) => `/tour/${segment(slug)}`,
  attractions: '/attractions',
  /** The link of things-to-do cards (QUIRK-06); it redirects to `attractionDetail`. */
  attractionCard: (slug: string) => `/attraction/${segment(slug)}`,
  attractionDetail: (slug: string) => `/attractions/${segment(slug)}`,
  cart: '/cart',
  checkout: '/checkout',
  thankYou: (bookingNumber: string) => `/thank-you/${segment(bookingNumber)}`,
  bookingConfirmation: (bookingNumber: string) => `/booking-confirmation/${segment(bookingNumber)}`,
  transferConfirmation: (bookingNumber: string) => `/bookings/${segment(bookingNumber)}`,
  myBookings: '/customer',
  voucher: (bookingNumber: string) => `/customer/${segment(bookingNumber)}/voucher`,
  settings: '/settings',
  profile: '/profile',
  wishlist: '/wishlist',
  /** The sign-in path that error handling uses (QUIRK-07); it redirects to `signIn`. */
  login: signInTarget,
  signIn: '/auth',
  /** Sign-in that returns to a path (AUTH-30). */
  signInFor: (path: string) => `/auth?returnUrl=${path}`,
  dayPlanner: '/day-planner',
  blog: '/blog',
  about: '/about',
  contact: '/contact-us',
  saudiArabia: '/saudi-arabia',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  hotels: '/hotels',
  carRentals: '/car-rentals',
  flights: '/flights',
  trips: '/trips',
  cruises: '/cruises',
  activities: '/activities',
  transferSearch: '/transfers/search',
  transferSearchFor: (query: string) => `/transfers/search?${query}`,
  searchResults: '/search-results',
  dashboard: '/dashboard',
  dashboardTours: '/dashboard/tours',
  dashboardTransfers: '/dashboard/transfers',
  dashboardActivities: '/dashboard/activities',
  dashboardTickets: '/dashboard/tickets',
  dashboardBookings: '/dashboard/bookings',
  dashboardSettings: '/dashboard/settings',
  /** "Complete Your Booking" for the selected vehicle. */
  booking: '/booking',
  /** The home page with the transfer wizard open (GAP-41). */
  transferBooking: '/transfer-booking',
} as const;
