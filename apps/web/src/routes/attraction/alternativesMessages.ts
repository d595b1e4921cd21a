/** Texts of a part that loads only below an unknown attraction. */
export const alternativesMessages = {
  notSoldYet: (name: string): string => `${name} can’t be booked here yet`,
  notSoldYetText: (city: string, price: string): string =>
    `This place is in ${city}. We don’t sell tickets for it yet; a visit costs ${price}. Contact us if you plan to go, and we will help you.`,
  backToSaudi: 'All places in Saudi Arabia',
  contact: 'Write to us',
  instead: 'On sale now',
};
