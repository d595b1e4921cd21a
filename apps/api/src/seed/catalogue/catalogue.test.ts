import type { SceneSpec } from '@aitours/art';
import { describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';
import { activityTypes } from './types.ts';

const {
  activities,
  tours,
  hotels,
  transferTypes,
  mealTypes,
  events,
  vehicles,
  blogCategories,
  blogPosts,
  accounts,
  bookings,
} = catalogue;

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const look = ({ motif, hour }: SceneSpec) => `${motif} ${hour}`;
const neighboursAlike = (pictures: readonly (SceneSpec | undefined)[]) =>
  pictures.slice(1).flatMap((picture, at) => {
    const before = pictures[at];
    return picture && before && look(picture) === look(before) ? [`${at}: ${look(picture)}`] : [];
  });
const words = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
const between = (value: number, low: number, high: number) => value >= low && value <= high;

const cards = {
  activities: activities.map(({ images }) => images[0]),
  tours: tours.map(({ images }) => images[0]),
  events: events.map(({ images }) => images[0]),
  hotels: hotels.map(({ image }) => image),
  vehicles: vehicles.map(({ image }) => image),
  blogPosts: blogPosts.map(({ image }) => image),
};

describe('the catalogue', () => {
  it('gives each thing a slug of its own', () => {
    for (const shelf of [
      activities,
      tours,
      hotels,
      transferTypes,
      mealTypes,
      events,
      vehicles,
      blogCategories,
      blogPosts,
    ])
      expect(unique(shelf.map(({ slug }) => slug))).toBe(true);
    for (const { slug } of [...activities, ...tours, ...events, ...blogPosts])
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('gives each product a picture of its own', () => {
    const all = Object.values(cards).flat();
    expect(all.every(Boolean)).toBe(true);
    expect(unique(all.map((picture) => JSON.stringify(picture)))).toBe(true);
  });

  it.each(Object.entries(cards))('never shows two neighbours alike among %s', (_, pictures) =>
    expect(neighboursAlike(pictures)).toEqual([]),
  );

  it('never shows two neighbours alike when activities are ordered by price, as on the home page', () => {
    const byPrice = activities.toSorted((a, b) => b.basePrice - a.basePrice);
    expect(neighboursAlike(byPrice.map(({ images }) => images[0]))).toEqual([]);
  });

  it('shows no picture twice in one gallery', () => {
    for (const { images, slug } of [...activities, ...tours, ...events])
      expect(unique(images.map(look)), slug).toBe(true);
  });

  it('counts money in whole fils', () => {
    const amounts = [
      ...activities.flatMap(({ basePrice, childPrice, privatePrice, addons }) => [
        basePrice,
        childPrice,
        privatePrice ?? 0,
        ...addons.map(({ price }) => price),
      ]),
      ...tours.flatMap(({ basePrice, days }) => [
        basePrice,
        ...days.flatMap((day) => [...day.transfers, ...day.activities].map(({ price }) => price)),
      ]),
      ...events.flatMap(({ ticketTypes }) =>
        ticketTypes.flatMap(({ adultPrice, childPrice }) => [adultPrice, childPrice ?? 0]),
      ),
      ...hotels.flatMap(({ roomTypes }) => roomTypes.map(({ pricePerNight }) => pricePerNight)),
      ...vehicles.flatMap(({ price, pricePerKm }) => [price, pricePerKm ?? 0]),
    ];
    expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
  });
});

describe('activities', () => {
  it.each(activityTypes)('ENTITY-16 offers at least six of the type %s', (type) =>
    expect(activities.filter(({ activityType }) => activityType === type).length).toBeGreaterThanOrEqual(6),
  );

  it('ENTITY-14 tells everything a page shows', () => {
    expect(activities.length).toBeGreaterThanOrEqual(64);
    for (const one of activities) {
      expect(between(one.description.split('\n\n').length, 2, 4), one.slug).toBe(true);
      expect(between(words(one.description), 45, 400), one.slug).toBe(true);
      expect(one.title.length).toBeLessThanOrEqual(80);
      for (const list of [one.itinerary, one.highlights, one.included, one.notIncluded, one.languages, one.timeSlots])
        expect(list.length, one.slug).toBeGreaterThan(0);
      expect(one.images.length).toBeGreaterThanOrEqual(3);
      expect(between(one.averageRating, 0, 5)).toBe(true);
      expect(between(one.maxParticipants, 1, 500)).toBe(true);
    }
  });

  it('stand where they say: inside the Emirates', () => {
    for (const { latitude, longitude, slug } of activities) {
      expect(between(latitude, 22.5, 26.5), slug).toBe(true);
      expect(between(longitude, 51, 56.6), slug).toBe(true);
    }
  });

  it('ACT-01 half of them have more pictures than the gallery shows at first', () =>
    expect(activities.filter(({ images }) => images.length > 5).length).toBeGreaterThanOrEqual(activities.length / 2));

  it('ACT-23 about half of them can be had in private', () => {
    const share = activities.filter(({ privatePrice }) => privatePrice !== null).length / activities.length;
    expect(between(share, 0.4, 0.6)).toBe(true);
  });

  it('QUIRK-11 a child never pays more than an adult, usually 70 %, and sometimes not', () => {
    expect(activities.filter(({ basePrice, childPrice }) => childPrice > basePrice)).toEqual([]);
    const usual = activities.filter(({ basePrice, childPrice }) => childPrice * 10 === basePrice * 7);
    expect(usual.length).toBeGreaterThan(activities.length * 0.6);
    expect(usual.length).toBeLessThan(activities.length);
  });

  it('ACT-18 ACT-19 have days to go on', () => {
    for (const { timeSlots, slug } of activities)
      for (const { startDate, endDate, availableDays, startTime } of timeSlots) {
        expect(startDate < endDate, slug).toBe(true);
        expect(availableDays.length).toBeGreaterThan(0);
        expect(unique(availableDays)).toBe(true);
        expect(availableDays.every((day) => between(day, 0, 6))).toBe(true);
        expect(startTime ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }
    const wholeYears = activities.filter(
      ({ timeSlots: [slot] }) => slot && slot.startDate <= '2025-01-01' && slot.endDate >= '2028-12-31',
    );
    expect(wholeYears.length).toBeGreaterThan(activities.length / 2);
    expect(wholeYears.length).toBeLessThan(activities.length);
  });

  it('ACT-04 some start whenever the guest likes', () =>
    expect(activities.some(({ timeSlots }) => timeSlots.some(({ startTime }) => startTime === null))).toBe(true));

  it('ENTITY-19 add-on titles hold no colon', () =>
    expect(activities.flatMap(({ addons }) => addons).filter(({ title }) => title.includes(':'))).toEqual([]));

  it('BROWSE-09 fill every bucket of price and duration', () => {
    const inBucket = (matches: (one: (typeof activities)[number]) => boolean) => activities.filter(matches).length;
    expect(inBucket(({ basePrice }) => basePrice < 50_00)).toBeGreaterThanOrEqual(5);
    expect(inBucket(({ basePrice }) => between(basePrice, 50_00, 100_00))).toBeGreaterThanOrEqual(5);
    expect(inBucket(({ basePrice }) => basePrice > 100_00)).toBeGreaterThanOrEqual(5);
    expect(inBucket(({ durationMinutes }) => durationMinutes < 180)).toBeGreaterThanOrEqual(5);
    expect(inBucket(({ durationMinutes }) => between(durationMinutes, 180, 360))).toBeGreaterThanOrEqual(5);
    expect(inBucket(({ durationMinutes }) => durationMinutes > 360)).toBeGreaterThanOrEqual(5);
  });
});

describe('tours', () => {
  it('ENTITY-03 are as long as their days, from two to eight', () => {
    expect(tours.length).toBeGreaterThanOrEqual(15);
    for (const { days, durationDays, durationNights, slug } of tours) {
      expect(days.length, slug).toBe(durationDays);
      expect(durationNights).toBe(durationDays - 1);
      expect(between(durationDays, 2, 8)).toBe(true);
      expect(days.filter(({ stay }) => stay !== null).length).toBe(durationNights);
    }
  });

  it('ENTITY-05 sleep in room types of their own hotels, and eat and ride what is on offer', () => {
    for (const { days, slug } of tours)
      for (const { stay, meals, transfers } of days) {
        const hotel = hotels.find((one) => one.slug === stay?.hotel);
        if (stay)
          expect(
            hotel?.roomTypes.map(({ name }) => name),
            slug,
          ).toContain(stay.roomType);
        for (const meal of meals) expect(mealTypes.map((one) => one.slug)).toContain(meal);
        for (const { vehicle } of transfers) expect(transferTypes.map((one) => one.slug)).toContain(vehicle);
      }
  });

  it('TOUR-04 one has no reviews yet', () =>
    expect(tours.filter(({ reviewsCount }) => reviewsCount === 0).length).toBe(1));

  it('TOUR-02 one says no place of its own', () =>
    expect(tours.filter(({ location }) => location === null).length).toBe(1));

  it('HOME-15 at least six are featured', () =>
    expect(tours.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(6));

  it('ENTITY-08 ENTITY-09 hotels have stars and two to four room types', () => {
    expect(hotels.length).toBeGreaterThanOrEqual(12);
    for (const { roomTypes, slug } of hotels) {
      expect(between(roomTypes.length, 2, 4), slug).toBe(true);
      expect(unique(roomTypes.map(({ name }) => name))).toBe(true);
    }
  });
});

describe('attraction events', () => {
  it('ENTITY-23 children pay no more than adults, and ages fit together', () => {
    for (const { ticketTypes, slug } of events)
      for (const { adultPrice, childPrice, childMinAge, childMaxAge, adultMinAge } of ticketTypes) {
        expect(childPrice ?? 0, slug).toBeLessThanOrEqual(adultPrice);
        expect(childPrice === null).toBe(childMinAge === null && childMaxAge === null);
        if (childMinAge !== null && childMaxAge !== null) {
          expect(childMinAge).toBeLessThan(childMaxAge);
          expect(childMaxAge, slug).toBeLessThan(adultMinAge);
        }
      }
  });

  it('ENTITY-24 slots adjust the price up and down, and never below nothing', () => {
    const adjustments = events.flatMap(({ timeSlots }) => timeSlots.map(({ priceAdjustment }) => priceAdjustment));
    expect(Math.min(...adjustments)).toBeLessThan(0);
    expect(Math.max(...adjustments)).toBeGreaterThan(0);
    for (const { ticketTypes, timeSlots, slug } of events)
      for (const { adultPrice } of ticketTypes)
        for (const { priceAdjustment } of timeSlots) expect(adultPrice + priceAdjustment, slug).toBeGreaterThan(0);
  });

  it('TICKET-05 TICKET-06 TICKET-13 are plentiful, limited, sold out or over', () => {
    expect(events.length).toBeGreaterThanOrEqual(20);
    expect(events.filter(({ availability }) => availability.left === 'sold-out').length).toBe(1);
    const limited = events.filter(({ availability: { left } }) => typeof left === 'number' && between(left, 1, 10));
    expect(limited.length).toBeGreaterThanOrEqual(3);
    expect(events.filter(({ endDate }) => endDate < '2026-06-01').length).toBe(1);
  });

  it('TICKET-12 one has no location yet', () =>
    expect(events.filter(({ location }) => location === null).length).toBe(1));

  it('TICKET-31 TICKET-33 TICKET-42 some need an adult, some have no child price, all three extras occur', () => {
    const types = events.flatMap(({ ticketTypes }) => ticketTypes);
    expect(types.some(({ childRequiresAdult }) => childRequiresAdult)).toBe(true);
    expect(types.some(({ childPrice }) => childPrice === null)).toBe(true);
    expect(types.some(({ includesFastTrack }) => includesFastTrack)).toBe(true);
    expect(types.some(({ includesTransfer }) => includesTransfer)).toBe(true);
    expect(types.some(({ includesMeal }) => includesMeal)).toBe(true);
  });
});

it('GAP-38 some vehicles charge by the kilometre, some one price, and every search finds one', () => {
  expect(vehicles.length).toBeGreaterThanOrEqual(8);
  expect(unique(vehicles.map(({ pricePerKm }) => pricePerKm === null))).toBe(false);
  expect(vehicles.some(({ pricePerKm }) => pricePerKm === null)).toBe(true);
  expect(vehicles.some(({ maxPassengers, maxLuggage }) => maxPassengers >= 10 && maxLuggage >= 10)).toBe(true);
});

describe('the blog', () => {
  it('ENTITY-37 posts are long enough to read and belong to a category', () => {
    expect(blogPosts.length).toBeGreaterThanOrEqual(12);
    for (const { content, category, slug, metaDescription, excerpt } of blogPosts) {
      expect(words(content), slug).toBeGreaterThanOrEqual(400);
      expect(content).toMatch(/<h2>/);
      expect(content).toMatch(/<(ul|ol)[ >]/);
      expect(blogCategories.map((one) => one.slug)).toContain(category);
      expect(metaDescription.length).toBeLessThanOrEqual(160);
      expect(excerpt.length).toBeGreaterThan(40);
    }
  });

  it('ENTITY-38 every category has a post', () => {
    expect(blogCategories.length).toBeGreaterThanOrEqual(5);
    for (const { slug } of blogCategories)
      expect(
        blogPosts.some(({ category }) => category === slug),
        slug,
      ).toBe(true);
  });

  it('BLOG-21 some comments have replies', () =>
    expect(blogPosts.some(({ comments }) => comments.some(({ replies }) => replies.length > 0))).toBe(true));
});

describe('demonstration accounts and bookings', () => {
  it('are four customers and one member of staff with addresses nobody owns', () => {
    expect(accounts.filter(({ isStaff }) => isStaff).length).toBe(1);
    expect(accounts.length).toBe(5);
    for (const { email } of accounts) expect(email).toMatch(/^[a-z]+@example\.com$/);
  });

  it('point at things that exist', () => {
    const shelves = { activity: activities, ticket: events, tour: tours, transfer: vehicles };
    for (const booking of bookings) {
      expect(accounts.map(({ email }) => email)).toContain(booking.account);
      expect(shelves[booking.kind].map(({ slug }) => slug)).toContain(booking.slug);
      if (booking.kind === 'ticket') {
        const event = events.find(({ slug }) => slug === booking.slug);
        expect(event?.ticketTypes.map(({ name }) => name)).toContain(booking.ticketType);
      }
      if (booking.kind === 'activity' && booking.isPrivate)
        expect(activities.find(({ slug }) => slug === booking.slug)?.privatePrice, booking.slug).not.toBeNull();
    }
  });

  it('GAP-52 show every kind in every status', () => {
    for (const kind of ['activity', 'ticket', 'tour', 'transfer'])
      for (const status of ['confirmed', 'pending', 'cancelled', 'completed', 'refunded'])
        expect(
          bookings.some((one) => one.kind === kind && one.status === status),
          `${kind} ${status}`,
        ).toBe(true);
  });

  it('completed ones lie in the past, confirmed ones ahead', () => {
    expect(bookings.filter(({ status, daysFromToday }) => status === 'completed' && daysFromToday >= 0)).toEqual([]);
    expect(bookings.filter(({ status, daysFromToday }) => status === 'confirmed' && daysFromToday <= 0)).toEqual([]);
  });
});
