import { tourDialogBookingsPath } from '@aitours/domain/quirks';
import { allCategories, commentsOf, latestPosts, postBySlug, relatedPosts } from '../features/blog/blogNeeds.ts';
import {
  activityBySlug,
  attractionBySlug,
  everyAttraction,
  featuredActivities,
  featuredTours,
  thingsToDo,
  tourBySlug,
} from './lists.ts';
import { paths } from './paths.ts';
import type { RouteDefinition, RouteModule } from './route-table.ts';

const modules = import.meta.glob<RouteModule>('../routes/*/*.route.tsx');

const shop = 'Tours, activities, attraction tickets and transfers in Dubai and the Emirates, with prices that hold.';
const page = (title: string, description = shop) => ({ title: `${title} · aiTours`, description });

/** The map of the shop: what each address shows, what it needs first, and what it says about itself. */
export const routes: readonly RouteDefinition[] = [
  {
    pattern: '/',
    module: 'home/Home',
    meta: { title: 'aiTours · The Emirates, one good day at a time', description: shop },
    needs: () => [featuredActivities, featuredTours],
  },
  {
    pattern: '/things-to-do',
    module: 'things-to-do/ThingsToDo',
    meta: page(
      'Things to do',
      'Activities, tours and attraction tickets all over the Emirates, by kind, price and duration.',
    ),
    needs: (_params, search) => thingsToDo(search),
  },
  {
    pattern: '/activity/:slug',
    module: 'activity/Activity',
    meta: page('Activity'),
    needs: ({ slug = '' }) => [activityBySlug(slug)],
  },
  {
    pattern: '/tour/:slug',
    module: 'tour/Tour',
    meta: page('Tour'),
    needs: ({ slug = '' }) => [tourBySlug(slug)],
  },
  {
    pattern: '/attractions',
    module: 'attractions/Attractions',
    meta: page(
      'Attraction tickets',
      'Tickets for the sights, museums and parks of the Emirates: choose the day and the hour, and see what is left.',
    ),
    needs: () => [everyAttraction],
  },
  {
    pattern: '/attractions/:slug',
    module: 'attraction/Attraction',
    meta: page('Attraction'),
    needs: ({ slug = '' }) => [attractionBySlug(slug)],
  },
  {
    pattern: '/attraction/:slug',
    module: '',
    meta: page('Attraction'),
    redirect: ({ slug = '' }) => paths.attractionDetail(slug),
  },
  { pattern: '/wishlist', module: 'wishlist/Wishlist', meta: page('Wishlist'), isPrivate: true },
  {
    pattern: '/transfers/search',
    module: 'transfers-search/TransferSearch',
    meta: page(
      'Find a transfer',
      'Private transfers in Dubai and the Emirates: say from where to where and see which vehicles fit.',
    ),
  },
  {
    pattern: '/search-results',
    module: 'search-results/SearchResults',
    meta: page('Choose your vehicle'),
    isPrivate: true,
  },
  { pattern: '/booking', module: 'booking/Booking', meta: page('Complete your booking'), isPrivate: true },
  {
    pattern: '/transfer-booking',
    module: 'home/Home',
    meta: page('Transfer booking'),
    isPrivate: true,
    needs: () => [featuredActivities, featuredTours],
  },
  {
    pattern: '/cruises',
    module: 'cruises/Cruises',
    meta: page(
      'Cruises',
      'Cruises from Dubai, Abu Dhabi and Fujairah: an evening on the creek, a day or a night at sea.',
    ),
  },
  { pattern: '/cruise/:id', module: 'cruise/Cruise', meta: page('Cruise') },
  {
    pattern: '/hotels',
    module: 'shortcuts/Hotels',
    meta: page('Hotels', 'Hotel rooms come with our tours of several days: choose the room for each night.'),
  },
  {
    pattern: '/car-rentals',
    module: 'shortcuts/CarRentals',
    meta: page('Car Rentals', 'We don’t rent out cars; our drivers fetch you at the door instead.'),
  },
  {
    pattern: '/flights',
    module: 'shortcuts/Flights',
    meta: page('Flights', 'We don’t sell flights; we start where you land, with a driver who follows your flight.'),
  },
  {
    pattern: '/activities',
    module: '',
    meta: page('Activities'),
    redirect: () => paths.thingsToDo('activities'),
  },
  { pattern: '/trips', module: '', meta: page('Trips'), redirect: () => paths.thingsToDo('tours') },
  { pattern: '/cart', module: 'cart/Cart', meta: page('Your cart'), isPrivate: true },
  { pattern: '/checkout', module: 'checkout/Checkout', meta: page('Checkout'), isPrivate: true },
  { pattern: '/thank-you', module: '', meta: page('Thank you'), redirect: () => paths.home },
  { pattern: '/thank-you/:bookingNumber', module: 'thank-you/ThankYou', meta: page('Thank you'), isPrivate: true },
  {
    pattern: '/booking-confirmation/:bookingNumber?',
    module: 'booking-confirmation/BookingConfirmation',
    meta: page('Booking confirmation'),
    isPrivate: true,
  },
  { pattern: '/customer', module: 'customer/MyBookings', meta: page('My bookings'), isPrivate: true },
  { pattern: '/bookings', module: 'customer/MyBookings', meta: page('My bookings'), isPrivate: true },
  {
    pattern: '/bookings/:bookingNumber',
    module: 'transfer-confirmation/TransferConfirmation',
    meta: page('Transfer confirmation'),
    isPrivate: true,
  },
  {
    pattern: '/customer/:bookingNumber/voucher',
    module: 'voucher/Voucher',
    meta: page('Voucher'),
    isPrivate: true,
  },
  { pattern: '/settings', module: 'settings/Settings', meta: page('User settings'), isPrivate: true },
  { pattern: '/profile', module: '', meta: page('User settings'), redirect: () => paths.settings },
  { pattern: tourDialogBookingsPath, module: '', meta: page('My bookings'), redirect: () => paths.myBookings },
  { pattern: '/auth', module: 'auth/Auth', meta: page('Sign in'), isPrivate: true },
  {
    pattern: '/login',
    module: '',
    meta: page('Sign in'),
    redirect: (_params, search) => (search.size > 0 ? `${paths.signIn}?${search}` : paths.signIn),
  },
  {
    pattern: '/blog',
    module: 'blog/Blog',
    meta: page('Blog', 'What to wear, where to eat, when to go: written by people who live in the Emirates.'),
    needs: () => [latestPosts, allCategories],
  },
  {
    pattern: '/blog/category/:slug',
    module: 'blog/BlogCategory',
    meta: page('Blog'),
    needs: () => [allCategories],
  },
  {
    pattern: '/blog/:slug',
    module: 'blog-article/BlogArticle',
    meta: page('Blog'),
    needs: ({ slug = '' }) => [postBySlug(slug), relatedPosts(slug), commentsOf(slug), latestPosts, allCategories],
  },
  {
    pattern: '/about',
    module: 'about/About',
    meta: page('About Us', 'A small shop in Dubai for good days out: who we are, and four things you can count on.'),
  },
  {
    pattern: '/contact-us',
    module: 'contact/Contact',
    meta: page('Contact Us', 'Write to us, ring us or come by: our form, phone, office hours and the way to our door.'),
  },
  {
    pattern: '/faq',
    module: 'faq/Faq',
    meta: page('FAQ', 'Booking, paying, cancelling, pickups, children: what travellers ask us most, in a few lines.'),
  },
  {
    pattern: '/terms',
    module: 'terms/Terms',
    meta: page('Terms & Conditions', 'The price you see, the places we confirm, a full refund until 24 hours before.'),
  },
  {
    pattern: '/privacy',
    module: 'privacy/Privacy',
    meta: page('Privacy Policy', 'What we keep and why: no cookies, no tracking, no card details.'),
  },
  {
    pattern: '/saudi-arabia',
    module: 'saudi-arabia/SaudiArabia',
    meta: page(
      'Saudi Arabia',
      'Six places in Jeddah, Riyadh and AlUla: what they are, how long they take, what they cost.',
    ),
  },
  {
    pattern: '/status',
    module: 'status/Status',
    meta: page('System Status', 'How the shop is at this moment.'),
    isBare: true,
  },
  { pattern: '/dashboard', module: 'dashboard/Overview', meta: page('Dashboard'), isPrivate: true, isBare: true },
  ...['Tours', 'Transfers', 'Activities', 'Tickets', 'Bookings', 'Settings'].map((section) => ({
    pattern: `/dashboard/${section.toLowerCase()}`,
    module: `dashboard/${section}`,
    meta: page(`${section} · Dashboard`),
    isPrivate: true,
    isBare: true,
  })),
  { pattern: '*', module: 'not-found/NotFound', meta: page('Page not found'), status: 404, isPrivate: true },
];

export const notFoundRoute = routes.find(({ pattern }) => pattern === '*') as RouteDefinition;

/** The page's code, once it was asked for. */
const loaded = new Map<RouteDefinition, RouteModule>();

export const moduleFile = (route: RouteDefinition): string => `src/routes/${route.module}.route.tsx`;

/** @returns the module if it is already here, so that a page needs no second render */
export const loadedModule = (route: RouteDefinition): RouteModule | undefined => loaded.get(route);

export async function loadModule(route: RouteDefinition): Promise<RouteModule> {
  const known = loaded.get(route);
  if (known) return known;
  const load = modules[`../routes/${route.module}.route.tsx`];
  if (!load) throw new Error(`No module for the route ${route.pattern}: src/routes/${route.module}.route.tsx`);
  const module = await load();
  loaded.set(route, module);
  return module;
}
