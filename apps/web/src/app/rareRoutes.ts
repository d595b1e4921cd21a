import type { PageRoute } from './routes.ts';

/** The routes of pages that few visitors open; loaded with the first of them. */
export const rareRoutes: readonly PageRoute[] = [
  { pattern: '/hotels', load: () => import('../routes/shortcuts/Hotels.route.tsx') },
  { pattern: '/car-rentals', load: () => import('../routes/shortcuts/CarRentals.route.tsx') },
  { pattern: '/flights', load: () => import('../routes/shortcuts/Flights.route.tsx') },
  { pattern: '/find-booking', load: () => import('../routes/find-booking/FindBooking.route.tsx') },
  {
    pattern: '/booking-confirmation/:bookingNumber?',
    load: () => import('../routes/booking-confirmation/BookingConfirmation.route.tsx'),
  },
  {
    pattern: '/bookings/:bookingNumber',
    load: () => import('../routes/transfer-confirmation/TransferConfirmation.route.tsx'),
  },
  {
    pattern: '/bookings/:bookingNumber/change',
    load: () => import('../routes/booking-change/BookingChange.route.tsx'),
  },
  {
    pattern: '/bookings/:bookingNumber/review',
    load: () => import('../routes/booking-review/BookingReview.route.tsx'),
  },
  { pattern: '/customer/:bookingNumber/voucher', load: () => import('../routes/voucher/Voucher.route.tsx') },
  { pattern: '/sign-in-link', load: () => import('../routes/sign-in-link/SignInLink.route.tsx') },
  { pattern: '/reset-password', load: () => import('../routes/reset-password/ResetPassword.route.tsx') },
  { pattern: '/newsletter/confirm', load: () => import('../routes/newsletter/NewsletterConfirm.route.tsx') },
  { pattern: '/newsletter/unsubscribe', load: () => import('../routes/newsletter/NewsletterUnsubscribe.route.tsx') },
  { pattern: '/blog/category/:slug', load: () => import('../routes/blog/BlogCategory.route.tsx') },
  { pattern: '/saudi-arabia', load: () => import('../routes/saudi-arabia/SaudiArabia.route.tsx') },
  { pattern: '/status', load: () => import('../routes/status/Status.route.tsx') },
];
