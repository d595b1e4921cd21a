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

export const vehicleInputLimits = {
  name: { required: true, minLength: 1, maxLength: 120 },
  category: { required: true, minLength: 1, maxLength: 60 },
  description: { required: true, minLength: 1, maxLength: 1000 },
  image: { nullable: true },
  price: { required: true, type: 'Amount', maxLength: 13 },
  price_per_km: { nullable: true, type: 'Amount', maxLength: 13 },
  max_passengers: { required: true, min: 1, max: 100 },
  max_luggage: { required: true, min: 0, max: 100 },
  features: { maxItems: 20, item: { maxLength: 80 } },
  position: { min: 0, max: 999 },
} as const;

export const destinationInputLimits = {
  shown_on: { required: true, type: 'DestinationPlace' },
  name: { required: true, minLength: 1, maxLength: 120 },
  description: { maxLength: 400 },
  image: { nullable: true },
  image_alt: { maxLength: 200 },
  search: { maxLength: 120 },
  city: { maxLength: 60 },
  rating: { nullable: true, min: 0, max: 5 },
  duration: { maxLength: 60 },
  price: { maxLength: 60 },
  position: { min: 0, max: 999 },
} as const;

export const postInputLimits = {
  title: { required: true, minLength: 1, maxLength: 200 },
  slug: { type: 'Slug', maxLength: 64 },
  excerpt: { required: true, minLength: 1, maxLength: 600 },
  author_name: { required: true, minLength: 1, maxLength: 80 },
  featured_image: { nullable: true },
  featured_image_alt: { maxLength: 200 },
  featured: {},
  meta_title: { maxLength: 200 },
  meta_description: { maxLength: 320 },
  meta_keywords: { maxLength: 300 },
} as const;

const amount = { type: 'Amount', maxLength: 13 } as const;
const coordinates = {
  latitude: { nullable: true, min: -90, max: 90 },
  longitude: { nullable: true, min: -180, max: 180 },
} as const;
const productTexts = {
  title: { required: true, minLength: 1, maxLength: 160 },
  slug: { type: 'Slug', maxLength: 64 },
  description: { required: true, minLength: 1, maxLength: 5000 },
  languages: { maxItems: 20, item: { maxLength: 40 } },
} as const;
const offers = { maxItems: 40, item: { maxLength: 300 } } as const;

export const activityInputLimits = {
  ...productTexts,
  ...coordinates,
  activity_type: { required: true, type: 'ActivityType' },
  location: { required: true, minLength: 1, maxLength: 160 },
  base_price: { required: true, ...amount },
  child_price: amount,
  private_price: { nullable: true, ...amount },
  duration: { nullable: true, type: 'ActivityDuration', maxLength: 9 },
  duration_unit: {},
  max_participants: { nullable: true, min: 1, max: 500 },
  highlights: offers,
  included: offers,
  not_included: offers,
} as const;

export const eventInputLimits = {
  ...productTexts,
  event_type: { required: true, minLength: 1, maxLength: 60 },
  venue: { required: true, minLength: 1, maxLength: 160 },
  location: { nullable: true, maxLength: 160 },
  start_date: { required: true, type: 'CalendarDate', maxLength: 10 },
  end_date: { required: true, type: 'CalendarDate', maxLength: 10 },
  duration: { nullable: true, min: 1, max: 60_000 },
} as const;

export const tourInputLimits = {
  ...productTexts,
  tour_type: { required: true, minLength: 1, maxLength: 60 },
  location: { nullable: true, minLength: 1, maxLength: 160 },
  meeting_point: { maxLength: 200 },
  featured: {},
  base_price: { required: true, ...amount },
  min_group_size: { nullable: true, min: 1, max: 500 },
  max_group_size: { nullable: true, min: 1, max: 500 },
} as const;
