/** The texts of the error catalogue about cruises (CRUISE-04, CRUISE-09). */
export const cruiseMessages = {
  notFound: 'Cruise Not Found',
  cardNotIntegrated: 'Card payment will be integrated soon. For now, please select Cash on Arrival.',
} as const;
