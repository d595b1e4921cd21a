import type { StockedProductType } from '@aitours/domain/stock';

const segment = encodeURIComponent;

/** The paths of the back office, which only its pages load. `paths.dashboard` leads to the first. */
export const staffPaths = {
  tours: '/dashboard/tours',
  transfers: '/dashboard/transfers',
  activities: '/dashboard/activities',
  tickets: '/dashboard/tickets',
  bookings: '/dashboard/bookings',
  booking: (bookingNumber: string) => `/dashboard/bookings/${segment(bookingNumber)}`,
  changeBooking: (bookingNumber: string) => `/dashboard/bookings/${segment(bookingNumber)}/change`,
  departures: '/dashboard/departures',
  cruises: '/dashboard/cruises',
  availability: '/dashboard/availability',
  stock: (productType: StockedProductType, productId: string) =>
    `/dashboard/availability/${productType}/${segment(productId)}`,
  catalogue: '/dashboard/catalogue',
  editActivity: (id: string) => `/dashboard/catalogue/activities/${segment(id)}`,
  previewActivity: (id: string) => `/dashboard/catalogue/activities/${segment(id)}/preview`,
  /** @param copied the id of the activity to start from */
  newActivity: (copied?: string) =>
    `/dashboard/catalogue/activities/new${copied === undefined ? '' : `?copy=${segment(copied)}`}`,
  attractions: '/dashboard/catalogue/attractions',
  editAttraction: (id: string) => `/dashboard/catalogue/attractions/${segment(id)}`,
  previewAttraction: (id: string) => `/dashboard/catalogue/attractions/${segment(id)}/preview`,
  /** @param copied the id of the attraction to start from */
  newAttraction: (copied?: string) =>
    `/dashboard/catalogue/attractions/new${copied === undefined ? '' : `?copy=${segment(copied)}`}`,
  catalogueTours: '/dashboard/catalogue/tours',
  editTour: (id: string) => `/dashboard/catalogue/tours/${segment(id)}`,
  previewTour: (id: string) => `/dashboard/catalogue/tours/${segment(id)}/preview`,
  /** @param copied the id of the tour to start from */
  newTour: (copied?: string) =>
    `/dashboard/catalogue/tours/new${copied === undefined ? '' : `?copy=${segment(copied)}`}`,
  vehicles: '/dashboard/catalogue/vehicles',
  editVehicle: (id: string) => `/dashboard/catalogue/vehicles/${segment(id)}`,
  /** @param copied the id of the vehicle to start from */
  newVehicle: (copied?: string) =>
    `/dashboard/catalogue/vehicles/new${copied === undefined ? '' : `?copy=${segment(copied)}`}`,
  zones: '/dashboard/catalogue/zones',
  catalogueCruises: '/dashboard/catalogue/cruises',
  editCruise: (id: string) => `/dashboard/catalogue/cruises/${segment(id)}`,
  previewCruise: (id: string) => `/dashboard/catalogue/cruises/${segment(id)}/preview`,
  /** @param copied the id of the cruise to start from */
  newCruise: (copied?: string) =>
    `/dashboard/catalogue/cruises/new${copied === undefined ? '' : `?copy=${segment(copied)}`}`,
  destinations: '/dashboard/catalogue/destinations',
  editDestination: (id: string) => `/dashboard/catalogue/destinations/${segment(id)}`,
  /** @param copied the id of the destination to start from */
  newDestination: (copied?: string) =>
    `/dashboard/catalogue/destinations/new${copied === undefined ? '' : `?copy=${segment(copied)}`}`,
  tourChoices: '/dashboard/catalogue/tour-choices',
  catalogueFaq: '/dashboard/catalogue/faq',
  articleCategories: '/dashboard/catalogue/article-categories',
  articles: '/dashboard/catalogue/articles',
  editArticle: (id: string) => `/dashboard/catalogue/articles/${segment(id)}`,
  previewArticle: (id: string) => `/dashboard/catalogue/articles/${segment(id)}/preview`,
  /** @param copied the id of the article to start from */
  newArticle: (copied?: string) =>
    `/dashboard/catalogue/articles/new${copied === undefined ? '' : `?copy=${segment(copied)}`}`,
  comments: '/dashboard/comments',
  reviews: '/dashboard/reviews',
  pictures: '/dashboard/pictures',
  auditLog: '/dashboard/audit-log',
  reconciliation: '/dashboard/reconciliation',
  gate: '/dashboard/gate',
  mails: '/dashboard/mails',
  staff: '/dashboard/staff',
  customers: '/dashboard/customers',
  sales: '/dashboard/sales',
  promoCodes: '/dashboard/promo-codes',
  webhooks: '/dashboard/webhooks',
  settings: '/dashboard/settings',
} as const;
