import { createChanges } from '../platform/createStore.ts';
import type { Params, RouteModule } from '../platform/page.ts';
import { paths } from '../platform/paths.ts';

/** A path that shows a page. */
export interface PageRoute {
  /** In wouter's syntax: `/activity/:slug`. */
  readonly pattern: string;
  readonly load: () => Promise<RouteModule>;
  readonly redirect?: undefined;
  readonly loadRoutes?: undefined;
}

/** A path that redirects, replacing the history entry. */
export interface RedirectRoute {
  readonly pattern: string;
  readonly redirect: (params: Params, search: URLSearchParams) => string;
  readonly loadRoutes?: undefined;
}

/** Routes that most visitors don't need. They replace this entry of the table when they are loaded. */
export interface RouteGroup {
  /** Matches the paths of all of them. */
  readonly pattern: string;
  readonly loadRoutes: () => Promise<readonly PageRoute[]>;
  readonly redirect?: undefined;
}

export type RouteDefinition = PageRoute | RedirectRoute | RouteGroup;

/** Matches any path without a page (SHELL-36). */
export const notFoundRoute: PageRoute = {
  pattern: '*',
  load: () => import('../routes/not-found/NotFound.route.tsx'),
};

const withSearch = (path: string, search: URLSearchParams): string => (search.size > 0 ? `${path}?${search}` : path);

/** The first route table. Every visitor loads it, so everything else about a page is in its module. */
export const routes: readonly RouteDefinition[] = [
  { pattern: '/', load: () => import('../routes/home/Home.route.tsx') },
  { pattern: '/things-to-do', load: () => import('../routes/things-to-do/ThingsToDo.route.tsx') },
  { pattern: '/search', load: () => import('../routes/search/Search.route.tsx') },
  { pattern: '/activity/:slug', load: () => import('../routes/activity/Activity.route.tsx') },
  { pattern: '/tour/:slug', load: () => import('../routes/tour/Tour.route.tsx') },
  { pattern: '/attractions', load: () => import('../routes/attractions/Attractions.route.tsx') },
  { pattern: '/attractions/:slug', load: () => import('../routes/attraction/Attraction.route.tsx') },
  {
    pattern: '/attraction/:slug',
    redirect: ({ slug = '' }, search) => withSearch(paths.attractionDetail(slug), search),
  },
  { pattern: '/day-planner', load: () => import('../routes/day-planner/DayPlanner.route.tsx') },
  { pattern: '/assistant', load: () => import('../routes/assistant/Assistant.route.tsx') },
  { pattern: '/wishlist', load: () => import('../routes/wishlist/Wishlist.route.tsx') },
  { pattern: '/transfers/search', load: () => import('../routes/transfers-search/TransferSearch.route.tsx') },
  { pattern: '/cruises', load: () => import('../routes/cruises/Cruises.route.tsx') },
  { pattern: '/cruise/:id', load: () => import('../routes/cruise/Cruise.route.tsx') },
  { pattern: '/activities', redirect: () => paths.thingsToDo('activities') },
  { pattern: '/trips', redirect: () => paths.thingsToDo('tours') },
  { pattern: '/cart', load: () => import('../routes/cart/Cart.route.tsx') },
  { pattern: '/checkout', load: () => import('../routes/checkout/Checkout.route.tsx') },
  { pattern: '/pay/:paymentId', load: () => import('../routes/pay/Pay.route.tsx') },
  { pattern: '/thank-you', redirect: () => paths.home },
  { pattern: '/thank-you/:bookingNumber', load: () => import('../routes/thank-you/ThankYou.route.tsx') },
  { pattern: '/customer', load: () => import('../routes/customer/MyBookings.route.tsx') },
  { pattern: '/bookings', load: () => import('../routes/customer/MyBookings.route.tsx') },
  { pattern: '/offline', load: () => import('../routes/offline/Offline.route.tsx') },
  { pattern: '/pass', load: () => import('../routes/pass/Pass.route.tsx') },
  { pattern: '/settings', load: () => import('../routes/settings/Settings.route.tsx') },
  { pattern: '/profile', redirect: () => paths.settings },
  { pattern: '/account/bookings', redirect: () => paths.myBookings },
  { pattern: '/auth', load: () => import('../routes/auth/Auth.route.tsx') },
  {
    pattern: '/login',
    redirect: (_params, search) => withSearch(paths.signIn, search),
  },
  { pattern: '/blog', load: () => import('../routes/blog/Blog.route.tsx') },
  { pattern: '/blog/:slug', load: () => import('../routes/blog-article/BlogArticle.route.tsx') },
  { pattern: '/about', load: () => import('../routes/about/About.route.tsx') },
  { pattern: '/contact-us', load: () => import('../routes/contact/Contact.route.tsx') },
  { pattern: '/faq', load: () => import('../routes/faq/Faq.route.tsx') },
  { pattern: '/terms', load: () => import('../routes/terms/Terms.route.tsx') },
  { pattern: '/privacy', load: () => import('../routes/privacy/Privacy.route.tsx') },
  { pattern: '/search-results', load: () => import('../routes/search-results/SearchResults.route.tsx') },
  { pattern: '/booking', load: () => import('../routes/booking/Booking.route.tsx') },
  { pattern: '/transfer-booking', load: () => import('../routes/home/TransferBooking.route.tsx') },
  { pattern: '/dashboard/*?', loadRoutes: async () => (await import('./staffRoutes.ts')).staffRoutes },
  { pattern: '/*', loadRoutes: async () => (await import('./rareRoutes.ts')).rareRoutes },
  notFoundRoute,
];

let table = routes;
const modules = new Map<RouteDefinition, RouteModule>();
const changes = createChanges();

/** Returns the route table with the groups that are loaded. It is another array after each. */
export const readRoutes = (): readonly RouteDefinition[] => table;

/** Loads the routes of a group, once. */
export async function loadGroup(group: RouteGroup): Promise<void> {
  const members = await group.loadRoutes();
  if (!table.includes(group)) return;
  table = table.flatMap<RouteDefinition>((route) => (route === group ? members : route));
  changes.notify();
}

/** Returns the module of a page if it is loaded: then it renders without suspending. */
export const findLoadedModule = (route: RouteDefinition): RouteModule | undefined => modules.get(route);

/** Calls `listener` after each module and each group that loads; returns the function that unsubscribes it. */
export const onRoutesLoaded = changes.subscribe;

/** Loads the module of a page, once. */
export async function loadModule(route: PageRoute): Promise<RouteModule> {
  const known = modules.get(route);
  if (known) return known;
  const module = await route.load();
  modules.set(route, module);
  changes.notify();
  return module;
}
