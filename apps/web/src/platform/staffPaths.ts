import type { StockedProductType } from '@aitours/domain/stock';

const segment = encodeURIComponent;

/** The pages that list, edit and create products of a kind. */
export interface ProductPaths {
  readonly list: string;
  readonly edit: (id: string) => string;
  readonly preview: (id: string) => string;
  /** @param copied the id of the product to start from */
  readonly create: (copied?: string) => string;
}

const createProductPaths = (base: string, list = base): ProductPaths => ({
  list,
  edit: (id) => `${base}/${segment(id)}`,
  preview: (id) => `${base}/${segment(id)}/preview`,
  create: (copied) => `${base}/new${copied === undefined ? '' : `?copy=${segment(copied)}`}`,
});

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
  activity: createProductPaths('/dashboard/catalogue/activities', '/dashboard/catalogue'),
  attraction: createProductPaths('/dashboard/catalogue/attractions'),
  tour: createProductPaths('/dashboard/catalogue/tours'),
  vehicle: createProductPaths('/dashboard/catalogue/vehicles'),
  zones: '/dashboard/catalogue/zones',
  cruise: createProductPaths('/dashboard/catalogue/cruises'),
  destination: createProductPaths('/dashboard/catalogue/destinations'),
  tourChoices: '/dashboard/catalogue/tour-choices',
  catalogueFaq: '/dashboard/catalogue/faq',
  articleCategories: '/dashboard/catalogue/article-categories',
  article: createProductPaths('/dashboard/catalogue/articles'),
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
