export const messages = {
  /** The page’s heading (XFER-15). */
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
  basePrice: 'Base price',
  measuring: 'Calculating the distance…',
  next: 'Continue',
  nextHint: 'Next: a return trip if you want one, the traveller’s details, and payment. Nothing is booked yet.',
};
