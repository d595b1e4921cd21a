import { anActivity, anOrdinaryDay, book, putInCart } from './activities.ts';
import type { Customer } from './people.ts';

/** What a page needs to show itself. */
export type Needs = 'nothing' | 'a full cart' | 'a booking';

export interface PageToVisit {
  readonly name: string;
  readonly needs: Needs;
  /** @param booking the number of the customer's booking */
  readonly path: (booking: string) => string;
}

const open = (name: string, path: string): PageToVisit => ({ name, needs: 'nothing', path: () => path });

/** Pages that anybody may open and that search engines may list: one of each kind. */
export const openPages: readonly PageToVisit[] = [
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
];

/** Pages of one visitor, and states that have an address. */
const ownPages: readonly PageToVisit[] = [
  open('transfers among things to do', '/things-to-do?category=transfers'),
  open('nothing found', '/things-to-do?search=submarine+to+the+moon'),
  open('blog of a category', '/blog/category/city-guides'),
  open('empty wishlist', '/wishlist'),
  open('empty cart', '/cart'),
  open('transfer wizard over the home page', '/transfer-booking'),
  open('sign-in', '/auth'),
  open('assistant', '/assistant'),
  open('unknown address', '/there-is-no-such-page'),
  { name: 'cart', needs: 'a full cart', path: () => '/cart' },
  { name: 'checkout', needs: 'a full cart', path: () => '/checkout' },
  { name: 'thank you', needs: 'a booking', path: (booking) => `/thank-you/${booking}` },
  { name: 'booking confirmation', needs: 'a booking', path: (booking) => `/booking-confirmation/${booking}` },
  { name: 'settings', needs: 'a booking', path: () => '/settings' },
  { name: 'my bookings', needs: 'a booking', path: () => '/customer' },
  { name: 'voucher', needs: 'a booking', path: (booking) => `/customer/${booking}/voucher` },
];

export const allPages: readonly PageToVisit[] = [...openPages, ...ownPages];

/** Sees to what a page needs. @returns its path */
export async function prepare({ needs, path }: PageToVisit, customer: Customer): Promise<string> {
  if (needs === 'nothing') return path('');
  const activity = await anActivity();
  if (needs === 'a full cart') {
    await putInCart(customer, activity, anOrdinaryDay(), 2);
    return path('');
  }
  return path((await book(customer, activity, anOrdinaryDay(), 2)).booking_number);
}
