/** Texts of the offline page. */
export const messages = {
  offline: 'You’re offline',
  offlineText: 'This page needs a connection. It opens again when you are connected.',
  retry: 'Try again',
  online: 'You’re connected',
  onlineText: 'The shop responds. You can continue.',
  open: 'Open the page',
  bookings: 'Your next bookings',
  bookingsText: 'They are stored in this browser, with their vouchers and QR codes.',
  none: 'After you open My bookings with a connection, your next bookings are available here.',
  call: 'If you need us now, call',
} as const;
