export const messages = {
  loading: 'Loading your booking',
  title: 'Thank you!',
  lead: (name: string): string => `${name}, your booking is confirmed. Your vouchers are in My Bookings.`,
  references: (count: number): string => (count === 1 ? 'Booking reference' : 'Booking references'),
  details: 'Your order',
  total: 'Total',
  home: 'Return to Home',
  confirmation: 'View booking confirmation',
  notFound: 'Booking Not Found',
  notFoundHint: 'You have no booking with this number. Your bookings are listed in My Bookings.',
  myBookings: 'My Bookings',
};
