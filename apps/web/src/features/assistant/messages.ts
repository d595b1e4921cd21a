import type { Topic } from '@aitours/domain/assistant';
import { shopPhone } from '@aitours/domain/contact';

/** The texts of topics that no question of the FAQ answers. */
const answers: Readonly<Partial<Record<Topic, string>>> = {
  booking:
    'Choose a product, its date and how many people you are, and add it to the cart. In the cart you continue to the checkout, where you enter your details and book. As soon as you see a booking number, the places are yours.',
  vouchers:
    'You find the voucher under My Bookings, on each confirmed booking. You can print it, or show it on your phone.',
  account:
    'On the sign-in page you create an account, sign in, or reset your password. In the settings you change your details and your password, and delete the account.',
  promoCodes:
    'Enter the code in the cart, at the checkout or when you book a tour or a transfer, under “Have a promo code?”. You see what it takes off before you book. A code reduces one booking.',
  prices:
    'The price in your cart is the price you book at. If it changes before you book, we show you both amounts, and nothing is booked until you agree.',
  help: 'Hello! Ask me about booking, paying, cancelling, refunds, pickups, or your own bookings. Or tell me where and when you would like to go, and I plan your days.',
};

export const messages = {
  assistant: 'Assistant',
  starters: ['How do I cancel a booking?', 'When is my next trip?'],
  answers,
  person: {
    byForm: `A person answers when you write to us: our conversation is filled into the form, and you can change it before you send it. Or call us at ${shopPhone}.`,
    withoutForm: `A person answers when you write to us or call us at ${shopPhone}. The contact page has our email address and the office hours.`,
  },
  unknown:
    'I don’t know the answer to that. I can answer questions about booking, paying, cancelling, refunds, pickups and your own bookings. For anything else, please write to us, or search the shop.',
  guest: 'To see your own bookings here, please sign in. Without an account, you find a booking by its number.',
  noBookings: 'You have no upcoming bookings.',
  nextBookings: (shown: number): string => (shown === 1 ? 'Your next booking:' : 'Your next bookings:'),
  more: (count: number): string => `And ${count} more under My Bookings.`,
  bookingsFailed: (why: string): string => `Your bookings couldn’t be loaded. ${why}`,
  tryAgain: 'Please try again.',
  links: {
    faq: 'More in the FAQ',
    termsOf: {
      prices: 'Terms: prices',
      booking: 'Terms: booking',
      payment: 'Terms: payment',
      cancelling: 'Terms: cancelling and refunds',
      changes: 'Terms: changing a booking',
    },
    myBookings: 'My Bookings',
    booking: (number: string): string => `See ${number}`,
    signIn: 'Sign in',
    settings: 'Settings',
    findBooking: 'Find a booking',
    browse: 'Browse things to do',
    cart: 'Cart',
    search: 'Search the shop',
    contact: 'Write to us',
  },
  /** The speakers of a conversation in the contact form. */
  speakers: { user: 'Me', assistant: 'Assistant' },
} as const;
