import type { PageRoute } from './routes.ts';

/** The routes of the back office. Travellers don't load them. */
export const staffRoutes: readonly PageRoute[] = [
  { pattern: '/dashboard', load: () => import('../back-office/figures/Overview.route.tsx') },
  { pattern: '/dashboard/tours', load: () => import('../back-office/catalogue/tours/Tours.route.tsx') },
  { pattern: '/dashboard/transfers', load: () => import('../back-office/desk/Transfers.route.tsx') },
  { pattern: '/dashboard/activities', load: () => import('../back-office/catalogue/activities/Activities.route.tsx') },
  { pattern: '/dashboard/tickets', load: () => import('../back-office/stock/Tickets.route.tsx') },
  { pattern: '/dashboard/bookings', load: () => import('../back-office/desk/Bookings.route.tsx') },
  {
    pattern: '/dashboard/bookings/:bookingNumber',
    load: () => import('../back-office/desk/StaffBooking.route.tsx'),
  },
  {
    pattern: '/dashboard/bookings/:bookingNumber/change',
    load: () => import('../back-office/desk/StaffBookingChange.route.tsx'),
  },
  { pattern: '/dashboard/departures', load: () => import('../back-office/desk/departures/Departures.route.tsx') },
  { pattern: '/dashboard/cruises', load: () => import('../back-office/desk/Cruises.route.tsx') },
  { pattern: '/dashboard/audit-log', load: () => import('../back-office/settings/AuditLog.route.tsx') },
  { pattern: '/dashboard/reconciliation', load: () => import('../back-office/figures/Reconciliation.route.tsx') },
  {
    pattern: '/dashboard/availability',
    load: () => import('../back-office/stock/AvailabilityProducts.route.tsx'),
  },
  {
    pattern: '/dashboard/availability/:productType/:productId',
    load: () => import('../back-office/stock/Availability.route.tsx'),
  },
  { pattern: '/dashboard/catalogue', load: () => import('../back-office/catalogue/activities/Catalogue.route.tsx') },
  {
    pattern: '/dashboard/catalogue/activities/:id',
    load: () => import('../back-office/catalogue/activities/EditActivity.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/activities/:activityId/preview',
    load: () => import('../routes/activity/ActivityPreview.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/attractions',
    load: () => import('../back-office/catalogue/attractions/CatalogueAttractions.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/attractions/:id',
    load: () => import('../back-office/catalogue/attractions/EditAttraction.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/attractions/:attractionId/preview',
    load: () => import('../routes/attraction/AttractionPreview.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/tours',
    load: () => import('../back-office/catalogue/tours/CatalogueTours.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/tours/:id',
    load: () => import('../back-office/catalogue/tours/EditTour.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/tours/:tourId/preview',
    load: () => import('../routes/tour/TourPreview.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/tour-choices',
    load: () => import('../back-office/catalogue/tours/CatalogueTourChoices.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/vehicles',
    load: () => import('../back-office/catalogue/vehicles/CatalogueVehicles.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/vehicles/:id',
    load: () => import('../back-office/catalogue/vehicles/EditVehicle.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/article-categories',
    load: () => import('../back-office/catalogue/articles/CatalogueArticleCategories.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/zones',
    load: () => import('../back-office/catalogue/vehicles/CatalogueZones.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/cruises',
    load: () => import('../back-office/catalogue/cruises/CatalogueCruises.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/cruises/:id',
    load: () => import('../back-office/catalogue/cruises/EditCruise.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/cruises/:cruiseId/preview',
    load: () => import('../routes/cruise/CruisePreview.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/destinations',
    load: () => import('../back-office/catalogue/destinations/CatalogueDestinations.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/destinations/:id',
    load: () => import('../back-office/catalogue/destinations/EditDestination.route.tsx'),
  },
  { pattern: '/dashboard/catalogue/faq', load: () => import('../back-office/catalogue/faq/CatalogueFaq.route.tsx') },
  {
    pattern: '/dashboard/catalogue/articles',
    load: () => import('../back-office/catalogue/articles/CatalogueArticles.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/articles/:id',
    load: () => import('../back-office/catalogue/articles/EditArticle.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/articles/:articleId/preview',
    load: () => import('../routes/blog-article/ArticlePreview.route.tsx'),
  },
  { pattern: '/dashboard/comments', load: () => import('../back-office/people/Comments.route.tsx') },
  { pattern: '/dashboard/reviews', load: () => import('../back-office/people/Reviews.route.tsx') },
  { pattern: '/dashboard/pictures', load: () => import('../back-office/catalogue/pictures/Pictures.route.tsx') },
  { pattern: '/dashboard/gate', load: () => import('../back-office/gate/CheckIns.route.tsx') },
  { pattern: '/dashboard/mails', load: () => import('../back-office/desk/Mails.route.tsx') },
  { pattern: '/dashboard/staff', load: () => import('../back-office/people/Staff.route.tsx') },
  { pattern: '/dashboard/sales', load: () => import('../back-office/figures/Sales.route.tsx') },
  {
    pattern: '/dashboard/promo-codes',
    load: () => import('../back-office/catalogue/promo-codes/PromoCodes.route.tsx'),
  },
  { pattern: '/dashboard/customers', load: () => import('../back-office/people/Customers.route.tsx') },
  { pattern: '/dashboard/webhooks', load: () => import('../back-office/settings/Webhooks.route.tsx') },
  { pattern: '/dashboard/settings', load: () => import('../back-office/settings/Settings.route.tsx') },
];
