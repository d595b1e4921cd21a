import type { PageRoute } from './routes.ts';

/** The routes of the back office. Travellers don't load them. */
export const staffRoutes: readonly PageRoute[] = [
  { pattern: '/dashboard', load: () => import('../routes/dashboard/Overview.route.tsx') },
  { pattern: '/dashboard/tours', load: () => import('../routes/dashboard/Tours.route.tsx') },
  { pattern: '/dashboard/transfers', load: () => import('../routes/dashboard/Transfers.route.tsx') },
  { pattern: '/dashboard/activities', load: () => import('../routes/dashboard/Activities.route.tsx') },
  { pattern: '/dashboard/tickets', load: () => import('../routes/dashboard/Tickets.route.tsx') },
  { pattern: '/dashboard/bookings', load: () => import('../routes/dashboard/Bookings.route.tsx') },
  {
    pattern: '/dashboard/bookings/:bookingNumber',
    load: () => import('../routes/dashboard/StaffBooking.route.tsx'),
  },
  {
    pattern: '/dashboard/bookings/:bookingNumber/change',
    load: () => import('../routes/dashboard/StaffBookingChange.route.tsx'),
  },
  { pattern: '/dashboard/departures', load: () => import('../routes/dashboard/Departures.route.tsx') },
  { pattern: '/dashboard/cruises', load: () => import('../routes/dashboard/Cruises.route.tsx') },
  { pattern: '/dashboard/audit-log', load: () => import('../routes/dashboard/AuditLog.route.tsx') },
  { pattern: '/dashboard/reconciliation', load: () => import('../routes/dashboard/Reconciliation.route.tsx') },
  {
    pattern: '/dashboard/availability',
    load: () => import('../routes/dashboard/AvailabilityProducts.route.tsx'),
  },
  {
    pattern: '/dashboard/availability/:productType/:productId',
    load: () => import('../routes/dashboard/Availability.route.tsx'),
  },
  { pattern: '/dashboard/catalogue', load: () => import('../routes/dashboard/Catalogue.route.tsx') },
  {
    pattern: '/dashboard/catalogue/activities/:activityId',
    load: () => import('../routes/dashboard/EditActivity.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/activities/:activityId/preview',
    load: () => import('../routes/activity/ActivityPreview.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/attractions',
    load: () => import('../routes/dashboard/CatalogueAttractions.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/attractions/:attractionId',
    load: () => import('../routes/dashboard/EditAttraction.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/attractions/:attractionId/preview',
    load: () => import('../routes/attraction/AttractionPreview.route.tsx'),
  },
  { pattern: '/dashboard/catalogue/tours', load: () => import('../routes/dashboard/CatalogueTours.route.tsx') },
  { pattern: '/dashboard/catalogue/tours/:tourId', load: () => import('../routes/dashboard/EditTour.route.tsx') },
  {
    pattern: '/dashboard/catalogue/tours/:tourId/preview',
    load: () => import('../routes/tour/TourPreview.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/tour-choices',
    load: () => import('../routes/dashboard/CatalogueTourChoices.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/vehicles',
    load: () => import('../routes/dashboard/CatalogueVehicles.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/vehicles/:vehicleId',
    load: () => import('../routes/dashboard/EditVehicle.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/article-categories',
    load: () => import('../routes/dashboard/CatalogueArticleCategories.route.tsx'),
  },
  { pattern: '/dashboard/catalogue/zones', load: () => import('../routes/dashboard/CatalogueZones.route.tsx') },
  { pattern: '/dashboard/catalogue/cruises', load: () => import('../routes/dashboard/CatalogueCruises.route.tsx') },
  { pattern: '/dashboard/catalogue/cruises/:cruiseId', load: () => import('../routes/dashboard/EditCruise.route.tsx') },
  {
    pattern: '/dashboard/catalogue/cruises/:cruiseId/preview',
    load: () => import('../routes/cruise/CruisePreview.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/destinations',
    load: () => import('../routes/dashboard/CatalogueDestinations.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/destinations/:destinationId',
    load: () => import('../routes/dashboard/EditDestination.route.tsx'),
  },
  { pattern: '/dashboard/catalogue/faq', load: () => import('../routes/dashboard/CatalogueFaq.route.tsx') },
  {
    pattern: '/dashboard/catalogue/articles',
    load: () => import('../routes/dashboard/CatalogueArticles.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/articles/:articleId',
    load: () => import('../routes/dashboard/EditArticle.route.tsx'),
  },
  {
    pattern: '/dashboard/catalogue/articles/:articleId/preview',
    load: () => import('../routes/blog-article/ArticlePreview.route.tsx'),
  },
  { pattern: '/dashboard/comments', load: () => import('../routes/dashboard/Comments.route.tsx') },
  { pattern: '/dashboard/reviews', load: () => import('../routes/dashboard/Reviews.route.tsx') },
  { pattern: '/dashboard/pictures', load: () => import('../routes/dashboard/Pictures.route.tsx') },
  { pattern: '/dashboard/gate', load: () => import('../routes/dashboard/CheckIns.route.tsx') },
  { pattern: '/dashboard/mails', load: () => import('../routes/dashboard/Mails.route.tsx') },
  { pattern: '/dashboard/staff', load: () => import('../routes/dashboard/Staff.route.tsx') },
  { pattern: '/dashboard/sales', load: () => import('../routes/dashboard/Sales.route.tsx') },
  { pattern: '/dashboard/promo-codes', load: () => import('../routes/dashboard/PromoCodes.route.tsx') },
  { pattern: '/dashboard/customers', load: () => import('../routes/dashboard/Customers.route.tsx') },
  { pattern: '/dashboard/webhooks', load: () => import('../routes/dashboard/Webhooks.route.tsx') },
  { pattern: '/dashboard/settings', load: () => import('../routes/dashboard/Settings.route.tsx') },
];
