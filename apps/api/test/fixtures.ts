import { randomUUID } from 'node:crypto';
import type { Database } from '../src/db/database.ts';
import {
  activities,
  blogCategories,
  blogPosts,
  cruises,
  destinations,
  hotels,
  mealTypes,
  roomTypes,
  ticketEvents,
  ticketStock,
  ticketTimeSlots,
  ticketTypes,
  tourDays,
  tours,
  transferTypes,
  vehicles,
} from '../src/db/schema.ts';

/** Inserts products for tests. Tests override the values that matter to them. */

export const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** The default slot of activities. */
export const morning = {
  id: 'morning',
  startDate: '2029-01-01',
  endDate: '2031-12-31',
  availableDays: everyDay,
  startTime: '09:00',
};

type NewActivity = typeof activities.$inferInsert;

export async function insertActivity(
  db: Database,
  values: Partial<NewActivity> = {},
): Promise<{ id: string; slug: string }> {
  const slug = `activity-${randomUUID().slice(0, 8)}`;
  const [row] = await db
    .insert(activities)
    .values({
      slug,
      title: 'Evening in the red dunes',
      description: 'Dunes, falcons and dinner by the fire.',
      activityType: 'desert',
      locationName: 'Lahbab, Dubai',
      latitude: 25.03,
      longitude: 55.59,
      basePrice: 200_00,
      childPrice: 140_00,
      privatePrice: 900_00,
      durationMinutes: 210,
      durationUnit: 'hours',
      capacity: 15,
      maxParticipants: 24,
      averageRating: 4.8,
      reviewsCount: 12,
      images: ['dunes-1', 'dunes-2'],
      timeSlots: [morning],
      languages: ['English', 'Arabic'],
      itinerary: [{ title: 'Pickup', description: 'At your hotel.' }],
      highlights: ['Falcons'],
      included: ['Dinner'],
      notIncluded: ['Tips'],
      addons: [
        { title: 'Photos', icon: 'Camera', shortDetail: 'Twenty pictures', price: 25_00 },
        { title: 'Quad bike', icon: 'Bike', shortDetail: 'Half an hour', price: 40_00 },
      ],
      ...values,
    })
    .returning({ id: activities.id, slug: activities.slug });
  if (!row) throw new Error('An insert always returns its row');
  return row;
}

/** Inserts a published post in a category of its own. */
export async function insertPost(
  db: Database,
  values: Partial<typeof blogPosts.$inferInsert> = {},
): Promise<{ postId: string; slug: string; title: string }> {
  const slug = `post-${randomUUID().slice(0, 8)}`;
  await db.insert(blogCategories).values({ id: slug, slug, name: 'Desert' });
  const title = `About ${slug}`;
  const texts = { excerpt: 'In short', content: '<p>Dunes</p>', authorName: 'Maryam', readMinutes: 4 };
  const publishedAt = new Date('2030-01-01T05:00:00Z');
  const [row] = await db
    .insert(blogPosts)
    .values({ slug, title, ...texts, categoryId: slug, publishedAt, createdAt: publishedAt, ...values })
    .returning({ id: blogPosts.id });
  if (!row) throw new Error('An insert always returns its row');
  return { postId: row.id, slug, title };
}

/** Inserts a cruise for AED 500 per guest and at most 20. */
export async function insertCruise(
  db: Database,
  values: Partial<typeof cruises.$inferInsert> = {},
): Promise<{ id: string }> {
  const id = `cruise-${randomUUID().slice(0, 8)}`;
  const texts = { name: 'Musandam by dhow', teaser: 'A day among fjords.', description: 'Cliffs.\n\nLunch on deck.' };
  const facts = { price: 500_00, duration: '1 day', location: 'Dibba', capacity: 20, amenities: ['Lunch'] };
  await db
    .insert(cruises)
    .values({ id, ...texts, ...facts, image: 'cruise-2', imageAlt: 'A dhow', position: 9, ...values });
  return { id };
}

/** Inserts a published destination of the home page. */
export async function insertDestination(
  db: Database,
  values: Partial<typeof destinations.$inferInsert> = {},
): Promise<{ id: string }> {
  const id = `destination-${randomUUID().slice(0, 8)}`;
  await db.insert(destinations).values({ id, shownOn: 'home', name: 'Fujairah', position: 9, ...values });
  return { id };
}

interface EventStock {
  /** Dates with ticket slots. */
  readonly dates: readonly string[];
  readonly capacity: number;
}

export interface TestEvent {
  readonly id: string;
  readonly slug: string;
  readonly typeId: string;
  readonly morningId: string;
  readonly eveningId: string;
}

/** Inserts an attraction with one ticket type (adult AED 100, child AED 60) at 10:00, and at 18:00 for AED 20 more. */
export async function insertEvent(
  db: Database,
  { dates, capacity }: EventStock = { dates: ['2030-03-10'], capacity: 20 },
  values: Partial<typeof ticketEvents.$inferInsert> = {},
  type: Partial<typeof ticketTypes.$inferInsert> = {},
): Promise<TestEvent> {
  const id = randomUUID();
  const slug = `event-${id.slice(0, 8)}`;
  const typeId = randomUUID();
  const morningId = randomUUID();
  const eveningId = randomUUID();
  await db.insert(ticketEvents).values({
    id,
    slug,
    title: 'Sky deck',
    description: 'The city from above.',
    venue: 'Downtown Dubai',
    location: 'Dubai',
    eventType: 'attraction',
    basePrice: 100_00,
    durationMinutes: 90,
    startDate: '2029-01-01',
    endDate: '2031-12-31',
    images: ['deck-1'],
    ...values,
  });
  await db.insert(ticketTypes).values({
    id: typeId,
    eventId: id,
    name: 'Level 124',
    description: 'Deck and terrace',
    adultPrice: 100_00,
    childPrice: 60_00,
    adultMinAge: 13,
    childMinAge: 4,
    childMaxAge: 12,
    childRequiresAdult: true,
    includesFastTrack: true,
    includesTransfer: false,
    includesMeal: true,
    ...type,
  });
  await db.insert(ticketTimeSlots).values([
    { id: morningId, eventId: id, name: 'Morning', time: '10:00', priceAdjustment: 0 },
    { id: eveningId, eventId: id, name: 'Sunset', time: '18:00', priceAdjustment: 20_00 },
  ]);
  const stock = dates.flatMap((date) =>
    [morningId, eveningId].map((timeSlotId) => ({ eventId: id, ticketTypeId: typeId, timeSlotId, date, capacity })),
  );
  if (stock.length > 0) await db.insert(ticketStock).values(stock);
  return { id, slug, typeId, morningId, eveningId };
}

export interface TestTour {
  readonly id: string;
  readonly slug: string;
  readonly hotelId: string;
  readonly roomId: string;
  readonly vehicleId: string;
  readonly mealId: string;
}

/** Inserts a two-day tour for AED 1000, with a hotel, a room for AED 300, a vehicle for AED 5 per km and a meal. */
export async function insertTour(db: Database, values: Partial<typeof tours.$inferInsert> = {}): Promise<TestTour> {
  const [id, hotelId, roomId, vehicleId, mealId] = Array.from({ length: 5 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const slug = `tour-${id.slice(0, 8)}`;
  await db.insert(tours).values({
    id,
    slug,
    title: 'Two cities',
    description: 'Dubai and Abu Dhabi.',
    location: 'Dubai',
    tourType: 'City break',
    basePrice: 1000_00,
    durationDays: 2,
    durationNights: 1,
    minGroupSize: 1,
    maxGroupSize: 6,
    averageRating: 4.5,
    reviewsCount: 8,
    featured: false,
    meetingPoint: 'Hotel lobby',
    images: ['cities-1', 'cities-2'],
    ...values,
  });
  await db.insert(hotels).values({
    id: hotelId,
    name: 'Creekside House',
    starRating: 4,
    address: 'Al Seef',
    city: 'Dubai',
    image: 'hotel-1',
  });
  await db
    .insert(roomTypes)
    .values({ id: roomId, hotelId, name: 'Creek View', pricePerNight: 300_00, basePrice: 250_00 });
  await db.insert(transferTypes).values({ id: vehicleId, name: 'Private SUV', pricePerKm: 5_00, basePrice: 120_00 });
  await db.insert(mealTypes).values({ id: mealId, name: 'Dinner', pricePerMeal: 80_00, basePrice: 75_00 });
  const transfer = {
    id: `${id.slice(0, 8)}-ride`,
    transferType: 'Airport pickup',
    fromLocation: 'Terminal 3',
    toLocation: 'Creekside House',
    durationMinutes: 25,
    isIncluded: true,
    price: 0,
    distanceKm: 20,
    vehicleName: 'Minibus',
  };
  const activity = {
    id: `${id.slice(0, 8)}-oud`,
    name: 'Perfume blending',
    price: 150_00,
    description: 'An hour with oud.',
  };
  await db.insert(tourDays).values([
    {
      tourId: id,
      dayNumber: 1,
      title: 'Arrival',
      description: 'By the creek.',
      hotelId,
      roomTypeId: roomId,
      transfers: [transfer],
      meals: [mealId],
      activities: [activity],
    },
    {
      tourId: id,
      dayNumber: 2,
      title: 'Farewell',
      description: 'To the airport.',
      transfers: [],
      meals: [],
      activities: [],
    },
  ]);
  return { id, slug, hotelId, roomId, vehicleId, mealId };
}

export async function insertVehicle(db: Database, values: Partial<typeof vehicles.$inferInsert> = {}): Promise<string> {
  const [row] = await db
    .insert(vehicles)
    .values({
      name: 'Sedan',
      category: 'Economy',
      description: 'For three and their suitcases.',
      image: 'car-1',
      price: 80_00,
      pricePerKm: 2_50,
      maxPassengers: 3,
      maxLuggage: 2,
      features: ['Air conditioning'],
      ...values,
    })
    .returning({ id: vehicles.id });
  if (!row) throw new Error('An insert always returns its row');
  return row.id;
}
