export const messages = {
  loading: 'Loading your booking confirmation',
  title: 'Booking confirmation',
  confirmed: 'Booking Confirmed',
  confirmedText: 'Show your voucher at the start. It is in My Bookings.',
  activities: (number: string): string => `Activities · ${number}`,
  tickets: (number: string): string => `Tickets · ${number}`,
  contact: 'Contact details',
  payment: 'Payment',
  total: 'Total Amount',
  print: 'Print Receipt',
  home: 'Return Home',
  notFound: 'Booking Not Found',
};
