import { examples } from '@aitours/api-client/mocks';
import { getQuirks } from '@aitours/domain/quirks';
import { describe, expect, test } from 'vitest';
import { paths } from '../platform/paths.ts';
import { policyFor } from '../routes/privacy/messages.ts';
import { listQuestionGroups } from '../routes/shared/questionGroups.ts';
import { termsFor } from '../routes/terms/messages.ts';
import { findRoute, loadRoute } from './findRoute.ts';
import { loadModule, notFoundRoute } from './routes.ts';

const { faq } = examples.getFaq;
const specified = getQuirks({ behaviour: 'specified' });
const asSpecified = { quirks: specified, onlinePayment: null };
const improvedShop = { quirks: getQuirks({ behaviour: 'improved' }), onlinePayment: null };

async function importModule(path: string) {
  const { route } = await loadRoute(path);
  if (route.redirect) throw new Error(`${path} redirects`);
  return loadModule(route);
}

describe('redirects', () => {
  const findRedirect = (path: string, query = '') => {
    const { route, params } = findRoute(path);
    return route.redirect?.(params, new URLSearchParams(query));
  };

  test.each([
    ['CHECKOUT-39', '/thank-you', '/'],
    ['TOUR-39 QUIRK-17', '/account/bookings', '/customer'],
    ['SHELL-26 GAP-42', '/activities', '/things-to-do?category=activities'],
    ['SHELL-26 GAP-42', '/trips', '/things-to-do?category=tours'],
    ['SHELL-21 GAP-42', '/profile', '/settings'],
    ['SHELL-11 BROWSE-06 QUIRK-06', '/attraction/sky-deck', '/attractions/sky-deck'],
  ])('%s %s redirects to %s', (_, path, target) => expect(findRedirect(path)).toBe(target));

  test('the page of an attraction gets the choice in the query', () =>
    expect(findRedirect('/attraction/sky-deck', 'date=2030-03-01&adults=4')).toBe(
      '/attractions/sky-deck?date=2030-03-01&adults=4',
    ));

  test('SHELL-22 QUIRK-07 /login redirects to /auth with its query', () => {
    expect(paths.login).toBe('/login');
    expect(findRedirect('/login')).toBe('/auth');
    expect(findRedirect('/login', 'returnUrl=/cart')).toBe('/auth?returnUrl=%2Fcart');
  });
});

describe('pages', () => {
  test.each([
    ['SHELL-07', '/', 'Home'],
    ['SHELL-08', '/things-to-do', 'ThingsToDo'],
    ['QUIRK-15', '/search', 'Search'],
    ['SHELL-09', '/attractions', 'Attractions'],
    ['SHELL-10', '/attractions/sky-deck', 'Attraction'],
    ['SHELL-12', '/blog', 'Blog'],
    ['SHELL-12', '/blog/sky-deck', 'BlogArticle'],
    ['SHELL-13', '/blog/category/food-and-markets', 'BlogCategory'],
    ['SHELL-14', '/about', 'About'],
    ['SHELL-14', '/faq', 'Faq'],
    ['SHELL-14', '/terms', 'Terms'],
    ['SHELL-14', '/privacy', 'Privacy'],
    ['SHELL-15', '/contact-us', 'Contact'],
    ['SHELL-16', '/day-planner', 'DayPlanner'],
    ['SHELL-23', '/activity/dunes', 'Activity'],
    ['SHELL-23', '/tour/liwa', 'Tour'],
    ['SHELL-24', '/transfers/search', 'TransferSearch'],
    ['SHELL-26', '/hotels', 'Hotels'],
    ['SHELL-26', '/car-rentals', 'CarRentals'],
    ['SHELL-26', '/flights', 'Flights'],
    ['SHELL-26 SHELL-32', '/cruises', 'Cruises'],
    ['SHELL-32', '/cruise/1', 'Cruise'],
    ['SHELL-35', '/saudi-arabia', 'SaudiArabia'],
  ])('%s SHELL-48 %s shows its page, with header and footer', async (_, path, page) => {
    const module = await importModule(path);
    expect([module.default.name, module.isPrivate ?? false, module.hasShell ?? true]).toEqual([page, false, true]);
  });

  test.each([
    ['/hotels', 'Hotels'],
    ['/car-rentals', 'Car Rentals'],
    ['/flights', 'Flights'],
  ])('SHELL-26 the title of %s is %s', async (path, title) =>
    expect((await importModule(path)).meta).toMatchObject({ title: `${title} · aiTours` }),
  );

  test.each([
    ['SHELL-17', '/wishlist', 'Wishlist'],
    ['SHELL-18', '/cart', 'Cart'],
    ['SHELL-19', '/customer', 'MyBookings'],
    ['SHELL-19', '/bookings', 'MyBookings'],
    ['SHELL-20', '/settings', 'Settings'],
    ['SHELL-22', '/auth', 'Auth'],

    ['SHELL-25', '/search-results', 'SearchResults'],
    ['SHELL-27', '/checkout', 'Checkout'],
    ['SHELL-28', '/thank-you/AB00000001', 'ThankYou'],
    ['SHELL-29', '/booking-confirmation', 'BookingConfirmation'],
    ['SHELL-29', '/booking-confirmation/AB00000001', 'BookingConfirmation'],
    ['SHELL-30', '/booking', 'Booking'],
    ['SHELL-31', '/bookings/AB00000001', 'TransferConfirmation'],
    ['BOOK-04', '/customer/AB00000001/voucher', 'Voucher'],
  ])('%s SHELL-48 %s shows its page with the shell, which search engines do not index', async (_, path, page) => {
    const module = await importModule(path);
    expect([module.default.name, module.isPrivate ?? false, module.hasShell ?? true]).toEqual([page, true, true]);
  });

  test.each([
    ['SHELL-33', '/dashboard', 'Overview'],
    ['SHELL-33', '/dashboard/tours', 'Tours'],
    ['SHELL-33', '/dashboard/transfers', 'Transfers'],
    ['SHELL-33', '/dashboard/activities', 'Activities'],
    ['SHELL-33', '/dashboard/bookings', 'Bookings'],
    ['SHELL-33', '/dashboard/tickets', 'Tickets'],
    ['SHELL-33', '/dashboard/cruises', 'Cruises'],
    ['SHELL-33', '/dashboard/settings', 'Settings'],
    ['GAP-59', '/dashboard/audit-log', 'AuditLog'],
    ['GAP-59', '/dashboard/catalogue', 'Catalogue'],
    ['GAP-59', '/dashboard/catalogue/activities/101', 'EditActivity'],
    ['GAP-59', '/dashboard/catalogue/attractions', 'CatalogueAttractions'],
    ['GAP-59', '/dashboard/catalogue/attractions/201', 'EditAttraction'],
    ['GAP-59', '/dashboard/catalogue/vehicles', 'CatalogueVehicles'],
    ['GAP-59', '/dashboard/catalogue/vehicles/702', 'EditVehicle'],
    ['GAP-59', '/dashboard/catalogue/zones', 'CatalogueZones'],
    ['GAP-59', '/dashboard/catalogue/article-categories', 'CatalogueArticleCategories'],
    ['GAP-59', '/dashboard/catalogue/articles', 'CatalogueArticles'],
    ['GAP-59', '/dashboard/catalogue/articles/801', 'EditArticle'],
    ['GAP-59', '/dashboard/comments', 'Comments'],
    ['GAP-59', '/dashboard/reviews', 'Reviews'],
    ['GAP-59', '/dashboard/pictures', 'Pictures'],
    ['GAP-59', '/dashboard/departures', 'Departures'],
    ['GAP-59', '/dashboard/gate', 'CheckIns'],
    ['GAP-59', '/dashboard/mails', 'Mails'],
    ['GAP-59', '/dashboard/reconciliation', 'Reconciliation'],
    ['GAP-59', '/dashboard/staff', 'Staff'],
    ['GAP-59', '/dashboard/customers', 'Customers'],
    ['GAP-59', '/dashboard/sales', 'Sales'],
    ['GAP-59', '/dashboard/promo-codes', 'PromoCodes'],
    ['GAP-59', '/dashboard/webhooks', 'Webhooks'],
    ['SHELL-34', '/status', 'Status'],
  ])('%s SHELL-48 %s shows its page without header and footer', async (_, path, page) => {
    const module = await importModule(path);
    expect([module.default.name, module.hasShell]).toEqual([page, false]);
  });

  test.each(['/no-such-page', '/activity', '/about/us', '/%E0%A4%A'])('SHELL-36 %s is the 404 page', async (path) => {
    expect(findRoute(path).route).toBe(notFoundRoute);
    expect((await importModule(path)).status?.(() => undefined, {})).toBe(404);
  });
});

test('GAP-44 each link of the FAQ leads to a page', () => {
  const links = listQuestionGroups(faq, asSpecified).flatMap(({ questions }) =>
    questions.flatMap(({ link }) => link?.href ?? []),
  );
  expect(links.length).toBeGreaterThan(5);
  for (const href of links) expect(findRoute(href).route, href).not.toBe(notFoundRoute);
});

test('QUIRK-15 each link of the improved footer leads to a page', () => {
  const links = getQuirks({ behaviour: 'improved' }).shell.footer.flatMap((column) => [...column.links]);
  for (const link of links) {
    const path = 'href' in link ? link.href.split('?')[0] : undefined;
    expect(findRoute(path ?? '/no-such-page').route, link.label).not.toBe(notFoundRoute);
  }
});

test('GAP-44 QUIRK-12 the terms describe the promotion that the footer shows', () => {
  expect(JSON.stringify(termsFor(asSpecified))).toContain('10% off a first booking is for the app. It does not change');
  expect(JSON.stringify(termsFor(improvedShop))).toContain('first booking of an account costs 10% less');
  expect(specified.firstBooking).toMatchObject({
    percent: 0,
    promotion: { title: '10% off your first booking via the app' },
  });
});

test('GAP-44 the privacy policy names what the improved shop stores in addition', () => {
  const improved = JSON.stringify(policyFor(improvedShop));
  for (const text of ['The newsletter: your email address', 'Messages from the contact page']) {
    expect(improved).toContain(text);
    expect(JSON.stringify(policyFor(asSpecified))).not.toContain(text);
  }
  for (const shop of [asSpecified, improvedShop])
    expect(JSON.stringify(policyFor(shop))).toContain('Requests for cruises');
});

test('CHECKOUT-15 GAP-44 FAQ, terms and privacy policy say whether cards are charged', () => {
  const texts = (onlinePayment: { holdMinutes: number; isTest: boolean } | null) => {
    const config = { quirks: specified, onlinePayment };
    return JSON.stringify([listQuestionGroups(faq, config), termsFor(config), policyFor(config)]);
  };
  expect(texts(null)).toContain('This website does not charge cards');
  const online = texts({ holdMinutes: 15, isTest: false });
  expect(online).not.toContain('does not charge cards');
  expect(online).not.toContain('no money is charged');
  expect(online).toContain('places and price are held for 15 minutes');
  expect(online).toContain('fields of our payment provider');
  expect(texts({ holdMinutes: 15, isTest: true })).toContain('test provider: no money is charged');
});
