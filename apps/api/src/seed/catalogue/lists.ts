import { staffRoles } from '@aitours/domain/staff';
import { z } from 'zod';
import { sceneSpec } from '../../images/scenes.ts';
import { cancellationTerms, line, paragraphs, picture, price, slug, timeOfDay, toScene } from './fields.ts';

/** ENTITY-08 and ENTITY-09. */
export const hotels = z.array(
  z
    .strictObject({
      slug,
      name: line,
      starRating: z.literal([3, 4, 5]),
      address: line,
      city: line,
      picture,
      roomTypes: z
        .array(z.strictObject({ name: line, pricePerNight: price }))
        .min(2)
        .max(4),
    })
    .transform(({ picture: shown, ...rest }) => ({ ...rest, image: toScene(rest.slug, shown) })),
);

/** ENTITY-10: the vehicles of a tour's transfers. Without a price per kilometre the base price is the fare. */
export const transferTypes = z.array(
  z.strictObject({
    slug,
    name: line,
    pricePerKm: price.nullable().default(null),
    basePrice: price,
    maxPassengers: z.int().positive().nullable().default(null),
  }),
);

/** ENTITY-11. Without a price per meal the base price is charged. */
export const mealTypes = z.array(
  z.strictObject({ slug, name: line, pricePerMeal: price.nullable().default(null), basePrice: price }),
);

/** ENTITY-32. */
export const vehicles = z.array(
  z
    .strictObject({
      slug,
      name: line,
      category: line,
      description: line,
      picture,
      price,
      /** The price is the fare for any distance if absent (GAP-38). */
      pricePerKm: price.nullable().default(null),
      maxPassengers: z.int().positive(),
      maxLuggage: z.int().min(0),
      cancellationTerms,
      features: z.array(line),
    })
    .transform(({ picture: shown, ...rest }) => ({ ...rest, image: toScene(rest.slug, shown) })),
);

/** ENTITY-35. */
export const cruises = z.array(
  z.strictObject({
    id: line,
    name: line,
    image: slug,
    imageAlt: line,
    teaser: line,
    description: paragraphs,
    amenities: z.array(line).min(1),
    price,
    duration: line,
    location: line,
    capacity: z.int().positive(),
  }),
);

/** HOME-16, ENTITY-42. */
export const destinations = z.array(
  z.strictObject({
    id: slug,
    shownOn: z.enum(['home', 'saudi-arabia']),
    name: line,
    description: line.optional(),
    image: slug,
    imageAlt: line,
    city: line.optional(),
    rating: z.number().min(0).max(5).optional(),
    duration: line.optional(),
    price: line.optional(),
  }),
);

/** ENTITY-38. */
export const blogCategories = z.array(z.strictObject({ slug, name: line }));

/** Pictures of pages instead of products, by id. */
export const pagePictures = z.record(slug, sceneSpec);

/** ENTITY-01, without a password. */
export const accounts = z.array(
  z.strictObject({
    email: z.email(),
    firstName: line,
    lastName: line,
    phone: line,
    bio: line,
    address: line,
    avatar: sceneSpec,
    newsletterSubscription: z.boolean(),
    staffRole: z.enum(staffRoles).optional(),
  }),
);
export type AccountSeed = z.output<typeof accounts>[number];

const people = z.int().min(0);
const party = z.strictObject({ adults: people, children: people, infants: people });

const anyBooking = z.strictObject({
  /** The e-mail address of an account. */
  account: z.email(),
  /** Negative in the past. If the product is closed on that day, the nearest open day is booked. */
  daysFromToday: z.int(),
  status: z.enum(['pending', 'confirmed', 'completed', 'cancelled', 'refunded']),
  paymentMethod: z.enum(['card', 'cash', 'wallet']),
  specialRequests: line.optional(),
  /** The slug of the product; of a vehicle if it is a transfer. */
  slug,
});

/** Whether it was put into the cart as part of a plan. */
const fromPlanner = z.boolean().default(false);

/** What the customer has written about it. */
const review = z.strictObject({
  stars: z.int().min(1).max(5),
  text: z.string().min(1).max(2000),
  /** The shop's answer. */
  answer: z.string().min(1).max(2000).optional(),
  state: z.enum(['waiting', 'published']).default('published'),
});

/** The bookings of the demonstration accounts; their prices are computed. */
export const bookings = z.array(
  z.discriminatedUnion('kind', [
    anyBooking.extend({
      kind: z.literal('activity'),
      party,
      isPrivate: z.boolean().default(false),
      pickup: z.enum(['dubai', 'abu_dhabi', 'sharjah', 'ajman']),
      fromPlanner,
      review: review.optional(),
    }),
    anyBooking.extend({
      kind: z.literal('ticket'),
      ticketType: line,
      party: party.omit({ infants: true }),
      fromPlanner,
      review: review.optional(),
    }),
    anyBooking.extend({ kind: z.literal('tour'), party, review: review.optional() }),
    anyBooking.extend({
      kind: z.literal('transfer'),
      from: line,
      to: line,
      distanceKm: z.number().positive(),
      time: timeOfDay,
      passengers: z.int().positive(),
      luggage: people,
      /** One way if absent. */
      returnAfterDays: people.nullable().default(null),
    }),
  ]),
);
export type ReviewSeed = z.output<typeof review>;
export type BookingSeed = z.output<typeof bookings>[number];
export type BookingStatus = BookingSeed['status'];
