export const messages = {
  /** XFER-15 */
  title: 'Complete Your Booking',
  loading: 'Loading your choice',
  back: 'Back to the vehicles',
  vehicle: 'Your vehicle',
  journey: 'Your journey',
  from: 'From',
  to: 'To',
  when: 'Date and time',
  passengers: 'Passengers',
  luggage: 'Luggage',
  fare: 'Price',
  guidePrice: 'Guide price',
  measuring: 'Measuring the way…',
  next: 'Continue',
  nextHint: 'Next: a way back if you want one, who travels, and how you pay. Nothing is booked yet.',
};
