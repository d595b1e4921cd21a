import { offlinePath } from './offline/offlineDocuments.ts';

/** All paths of the shop. Slugs and numbers are escaped here only. */
const segment = encodeURIComponent;

export const paths = {
  home: '/',
  thingsToDo: (category?: string) => (category ? `/things-to-do?category=${segment(category)}` : '/things-to-do'),
  activity: (slug: string) => `/activity/${segment(slug)}`,
  tour: (slug: string) => `/tour/${segment(slug)}`,
  attractions: '/attractions',
  attractionDetail: (slug: string) => `/attractions/${segment(slug)}`,
  cart: '/cart',
  checkout: '/checkout',
  pay: (paymentId: string) => `/pay/${segment(paymentId)}`,
  thankYou: (bookingNumber: string) => `/thank-you/${segment(bookingNumber)}`,
  transferConfirmation: (bookingNumber: string) => `/bookings/${segment(bookingNumber)}`,
  changeBooking: (bookingNumber: string) => `/bookings/${segment(bookingNumber)}/change`,
  reviewBooking: (bookingNumber: string) => `/bookings/${segment(bookingNumber)}/review`,
  myBookings: '/customer',
  voucher: (bookingNumber: string) => `/customer/${segment(bookingNumber)}/voucher`,
  /** The page of a pass. The code is in the fragment, which browsers send to no server and write into no log. */
  pass: (code: string) => `/pass#${segment(code)}`,
  findBooking: '/find-booking',
  offline: offlinePath,
  settings: '/settings',
  profile: '/profile',
  wishlist: '/wishlist',
  /** Redirects to `signIn`. */
  login: '/login',
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
  /** The search of the whole shop. */
  search: (text = '') => (text ? `/search?q=${encodeURIComponent(text)}` : '/search'),
  dashboard: '/dashboard',
  /** "Complete Your Booking" for the selected vehicle. */
  booking: '/booking',
  /** The home page with the transfer wizard open (GAP-41). */
  transferBooking: '/transfer-booking',
} as const;
