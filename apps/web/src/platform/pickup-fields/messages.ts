export const pickupMessages = {
  pickup: 'Pickup place',
  pickupHint: 'The emirate where we pick you up.',
  choosePickup: 'Choose a place',
  pickupMissing: 'Choose where you want to be picked up',
  address: 'Hotel or address',
  addressHint: 'Where the driver finds you: the hotel’s name, or street and building.',
  addressMissing: 'Enter your hotel or address',
} as const;
