import type { PaymentMethod } from '@aitours/domain/checkout';
import type { TourBookingStep } from '@aitours/domain/tour-booking';

/** Messages of the booking dialog, loaded with it. */
export const dialogMessages = {
  close: 'Close',
  bookTitle: 'Book this tour',
  bookedTitle: 'You are booked',
  progress: 'Booking',
  steps: {
    'personal-info': 'Personal info',
    'contact-details': 'Contact details',
    payment: 'Payment',
    confirmation: 'Confirmation',
  } satisfies Record<TourBookingStep, string>,
  emailHint: 'We write to this address about the tour.',
  method: 'Payment method',
  methods: {
    card: { label: 'Card', hint: 'Pay by card when the tour starts. You enter no card number here.' },
    cash: { label: 'Cash', hint: 'Pay in dirhams when the tour starts.' },
  } satisfies Record<PaymentMethod, { label: string; hint: string }>,
  cardOnlineHint: (minutes: number): string =>
    `You enter your card on the next page. We hold your places and the price for ${minutes} minutes.`,
  back: 'Back',
  goNext: 'Continue',
  complete: 'Complete Booking',
  goToPayment: 'Continue to payment',
  signInFirst: 'Sign in to complete your booking. Your details stay filled in.',
  signedIn: 'You are signed in. Check your details and complete your booking.',
  safeToRepeat: 'Try again: the tour is booked only once.',
  priceChanged: 'The price has changed',
  priceChangedText: (old: string, now: string): string =>
    `It was ${old}, and is ${now} now. Nothing is booked. Complete the booking to agree to the new price.`,
  notBooked: (reason: string): string => `Nothing is booked. ${reason}`,
  booked: (title: string): string => `${title} is booked.`,
  reference: 'Booking number',
  when: 'When',
  who: 'Who',
  paid: 'Payment',
  viewBookings: 'View My Bookings',
};
