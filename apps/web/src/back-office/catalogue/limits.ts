/** The limits of what staff enter in the catalogue. */
export const cruiseInputLimits = {
  name: { required: true, minLength: 1, maxLength: 160 },
  teaser: { required: true, minLength: 1, maxLength: 300 },
  description: { required: true, minLength: 1, maxLength: 2000 },
  image: { nullable: true },
  image_alt: { maxLength: 200 },
  amenities: { required: true, maxItems: 30, item: { maxLength: 200 } },
  price: { required: true, type: 'Amount', maxLength: 13 },
  duration: { required: true, minLength: 1, maxLength: 60 },
  location: { required: true, minLength: 1, maxLength: 160 },
  capacity: { required: true, min: 1, max: 10_000 },
  position: { min: 0, max: 999 },
} as const;
