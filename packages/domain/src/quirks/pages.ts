/** QUIRK-03 and QUIRK-15: these can be clicked or typed in, and nothing follows. */
export const withoutEffect = {
  saudiCityTabs: true,
  blogSearch: true,
  newsletter: true,
  dashboardPeriod: true,
  dashboardLogout: true,
  dashboardEdit: true,
  dashboardNewTicket: true,
  headerSearch: true,
  footerLinks: true,
} as const;

/** QUIRK-04: where the contact form sends to, unless it is configured. Blank: nothing is sent, and that is said. */
export const contactEndpoint = '';

/** QUIRK-08: the rating filter is offered and changes neither request nor list. */
export const ratingFilterIsApplied = false;

/** QUIRK-13: the counts are invented. */
export const topDestinations = [
  { name: 'Dubai', tours: 120 },
  { name: 'Abu Dhabi', tours: 85 },
  { name: 'Sharjah', tours: 40 },
  { name: 'Ras Al Khaimah', tours: 35 },
] as const;

/** QUIRK-20: a voucher's itinerary has as many rows, however long the tour is. */
export const voucherRowCount = 5;

/** QUIRK-23: cruises offer card payment, and then ask for cash. */
export const cruiseCardPaymentIsIntegrated = false;
