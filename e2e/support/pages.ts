import type { Customer } from './accounts.ts';
import { addToCart, book, createActivity, ordinaryDay } from './activities.ts';

/** The data that a page requires. */
export type Requirement = 'nothing' | 'a full cart' | 'a booking';

export interface PageToVisit {
  readonly name: string;
  readonly requires: Requirement;
  /** @param booking the number of the customer's booking */
  readonly path: (booking: string) => string;
}

const open = (name: string, path: string): PageToVisit => ({ name, requires: 'nothing', path: () => path });

/** Public, indexed pages: one of each kind. */
export const publicPages: readonly PageToVisit[] = [
  open('home', '/'),
  open('things to do', '/things-to-do'),
  open('activity', '/activity/sunrise-balloon-over-margham'),
  open('tour', '/tour/dubai-from-the-creek-to-the-clouds'),
  open('attractions', '/attractions'),
  open('attraction', '/attractions/louvre-abu-dhabi-entry'),
  open('transfer search', '/transfers/search'),
  open('day planner', '/day-planner'),
  open('cruises', '/cruises'),
  open('cruise', '/cruise/1'),
  open('hotels', '/hotels'),
  open('car rentals', '/car-rentals'),
  open('flights', '/flights'),
  open('destinations in Saudi Arabia', '/saudi-arabia'),
  open('blog', '/blog'),
  open('article', '/blog/a-short-guide-to-karak'),
  open('about', '/about'),
  open('questions', '/faq'),
  open('terms', '/terms'),
  open('privacy', '/privacy'),
  open('contact', '/contact-us'),
  open('status', '/status'),
  open('search', '/search'),
];

/** Private pages, and states with a URL. */
const privatePages: readonly PageToVisit[] = [
  open('transfers among things to do', '/things-to-do?category=transfers'),
  open('nothing found', '/things-to-do?search=submarine+to+the+moon'),
  open('blog of a category', '/blog/category/city-guides'),
  open('search results', '/search?q=abu+dabi'),
  open('empty wishlist', '/wishlist'),
  open('empty cart', '/cart'),
  open('transfer wizard over the home page', '/transfer-booking'),
  open('sign-in', '/auth'),
  open('assistant', '/assistant'),
  open('unknown address', '/there-is-no-such-page'),
  { name: 'cart', requires: 'a full cart', path: () => '/cart' },
  { name: 'checkout', requires: 'a full cart', path: () => '/checkout' },
  { name: 'thank you', requires: 'a booking', path: (booking) => `/thank-you/${booking}` },
  { name: 'booking confirmation', requires: 'a booking', path: (booking) => `/booking-confirmation/${booking}` },
  { name: 'settings', requires: 'a booking', path: () => '/settings' },
  { name: 'my bookings', requires: 'a booking', path: () => '/customer' },
  { name: 'change of a booking', requires: 'a booking', path: (booking) => `/bookings/${booking}/change` },
  { name: 'voucher', requires: 'a booking', path: (booking) => `/customer/${booking}/voucher` },
];

export const allPages: readonly PageToVisit[] = [...publicPages, ...privatePages];

/** Creates the data that a page requires. @returns its path */
export async function prepare({ requires, path }: PageToVisit, customer: Customer): Promise<string> {
  if (requires === 'nothing') return path('');
  const activity = await createActivity();
  if (requires === 'a full cart') {
    await addToCart(customer, activity, ordinaryDay(), 2);
    return path('');
  }
  return path((await book(customer, activity, ordinaryDay(), 2)).booking_number);
}
