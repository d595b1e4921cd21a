import type { SceneSpec } from '@aitours/art';
import { activityTypes, fitsRamadanHours } from '@aitours/domain/activity';
import { isRamadan } from '@aitours/domain/dates';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './readCatalogue.ts';

const countWords = (html: string): number => html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;

const {
  activities,
  tours,
  hotels,
  transferTypes,
  mealTypes,
  attractions,
  vehicles,
  blogCategories,
  blogPosts,
  accounts,
  bookings,
} = readCatalogue();

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const look = ({ motif, hour }: SceneSpec) => `${motif} ${hour}`;
const equalNeighbours = (pictures: readonly (SceneSpec | undefined)[]) =>
  pictures.slice(1).flatMap((picture, at) => {
    const previous = pictures[at];
    return picture && previous && look(picture) === look(previous) ? [`${at}: ${look(picture)}`] : [];
  });
const between = (value: number, low: number, high: number) => value >= low && value <= high;

const cards = {
  activities: activities.map(({ images }) => images[0]),
  tours: tours.map(({ images }) => images[0]),
  attractions: attractions.map(({ images }) => images[0]),
  hotels: hotels.map(({ image }) => image),
  vehicles: vehicles.map(({ image }) => image),
  blogPosts: blogPosts.map(({ image }) => image),
};

describe('the catalogue', () => {
  it('has unique slugs', () => {
    for (const list of [
      activities,
      tours,
      hotels,
      transferTypes,
      mealTypes,
      attractions,
      vehicles,
      blogCategories,
      blogPosts,
    ])
      expect(unique(list.map(({ slug }) => slug))).toBe(true);
  });

  it('has a unique picture for each product', () => {
    const all = Object.values(cards).flat();
    expect(all.every(Boolean)).toBe(true);
    expect(unique(all.map((picture) => JSON.stringify(picture)))).toBe(true);
  });

  it.each(Object.entries(cards))('has different pictures side by side in the list of %s', (_, pictures) =>
    expect(equalNeighbours(pictures)).toEqual([]),
  );

  it('has different pictures side by side when activities are sorted by price, as on the home page', () => {
    const byPrice = activities.toSorted((a, b) => b.basePrice - a.basePrice);
    expect(equalNeighbours(byPrice.map(({ images }) => images[0]))).toEqual([]);
  });

  it('has no duplicate pictures in a gallery', () => {
    for (const { images, slug } of [...activities, ...tours, ...attractions])
      expect(unique(images.map(look)), slug).toBe(true);
  });
});

describe('activities', () => {
  it.each(activityTypes)('ENTITY-16 include at least six of the type %s', (type) =>
    expect(activities.filter(({ activityType }) => activityType === type).length).toBeGreaterThanOrEqual(6),
  );

  it('ENTITY-14 are at least 64, described in two to four paragraphs', () => {
    expect(activities.length).toBeGreaterThanOrEqual(64);
    for (const { description, slug } of activities) {
      expect(between(description.split('\n\n').length, 2, 4), slug).toBe(true);
      expect(between(countWords(description), 45, 400), slug).toBe(true);
    }
  });

  it('ACT-01 have, in half of all cases, more pictures than the gallery shows at first', () =>
    expect(activities.filter(({ images }) => images.length > 5).length).toBeGreaterThanOrEqual(activities.length / 2));

  it('ACT-23 have a private price in about half of all cases', () => {
    const share = activities.filter(({ privatePrice }) => privatePrice !== null).length / activities.length;
    expect(between(share, 0.4, 0.6)).toBe(true);
  });

  it('QUIRK-11 never cost more for children than for adults, and usually but not always 70 %', () => {
    expect(activities.filter(({ basePrice, childPrice }) => childPrice > basePrice)).toEqual([]);
    const usual = activities.filter(({ basePrice, childPrice }) => childPrice * 10 === basePrice * 7);
    expect(usual.length).toBeGreaterThan(activities.length * 0.6);
    expect(usual.length).toBeLessThan(activities.length);
  });

  it('ACT-18 ACT-19 take place all year or in a season', () => {
    for (const { timeSlots, slug } of activities)
      for (const { startDate, endDate } of timeSlots) expect(startDate < endDate, slug).toBe(true);
    const wholeYears = activities.filter(
      ({ timeSlots: [slot] }) => slot && slot.startDate <= '2025-01-01' && slot.endDate >= '2028-12-31',
    );
    expect(wholeYears.length).toBeGreaterThan(activities.length / 2);
    expect(wholeYears.length).toBeLessThan(activities.length);
  });

  it('have facts, with the age that their texts name', () => {
    for (const { facts, slug } of activities) expect(Object.keys(facts ?? {}).length, slug).toBeGreaterThan(1);
    const ages = activities.flatMap(({ notIncluded, facts }) => {
      const [, age] = /must be (\d+) or older/.exec(notIncluded.join('\n')) ?? [];
      return age === undefined ? [] : [[Number(age), facts?.min_age]];
    });
    expect(ages.length).toBeGreaterThan(0);
    for (const [age, known] of ages) expect(known).toBe(age);
  });

  it('ACT-04 include some that start at any time', () =>
    expect(activities.some(({ timeSlots }) => timeSlots.some(({ startTime }) => startTime === null))).toBe(true));

  it('BROWSE-09 fill each price and duration bucket', () => {
    const inBucket = (matches: (one: (typeof activities)[number]) => boolean) => activities.filter(matches).length;
    expect(inBucket(({ basePrice }) => basePrice < 50_00)).toBeGreaterThanOrEqual(5);
    expect(inBucket(({ basePrice }) => between(basePrice, 50_00, 100_00))).toBeGreaterThanOrEqual(5);
    expect(inBucket(({ basePrice }) => basePrice > 100_00)).toBeGreaterThanOrEqual(5);
    expect(inBucket(({ durationMinutes }) => durationMinutes < 180)).toBeGreaterThanOrEqual(5);
    expect(inBucket(({ durationMinutes }) => between(durationMinutes, 180, 360))).toBeGreaterThanOrEqual(5);
    expect(inBucket(({ durationMinutes }) => durationMinutes > 360)).toBeGreaterThanOrEqual(5);
  });
});

describe('hours in Ramadan', () => {
  const inRamadan = '2027-02-12';
  const visits = [
    ...activities.map(({ slug, facts, durationMinutes, timeSlots }) => {
      const times = timeSlots.flatMap(({ startTime }) => startTime ?? []);
      return { slug, hours: facts?.ramadan_hours, durationMinutes, times };
    }),
    ...attractions.map(({ slug, facts, durationMinutes, timeSlots }) => {
      const times = timeSlots.map(({ time }) => time);
      return { slug, hours: facts.ramadan_hours, durationMinutes: durationMinutes ?? 0, times };
    }),
  ];

  it('are known of all attractions that are open then, and of activities at places with hours', () => {
    expect(attractions.filter(({ facts }) => !facts.ramadan_hours).map(({ slug }) => slug)).toEqual([
      'opera-under-the-dhow',
      'desert-light-festival',
    ]);
    expect(activities.filter(({ facts }) => facts?.ramadan_hours).length).toBeGreaterThan(15);
  });

  it('leave time for a visit', () => {
    expect(isRamadan(inRamadan)).toBe(true);
    const without = visits.filter(
      ({ hours, times, durationMinutes }) =>
        times.length > 0 && !times.some((time) => fitsRamadanHours(hours, inRamadan, time, durationMinutes)),
    );
    expect(without).toEqual([]);
  });
});

describe('tours', () => {
  it('include activities and attractions of the catalogue', () => {
    const sold = new Set([...activities, ...attractions].map(({ slug }) => slug));
    const included = tours.flatMap(({ days }) =>
      days.flatMap((day) => [...day.includes, ...day.activities.flatMap(({ product }) => product ?? [])]),
    );
    expect(included.length).toBeGreaterThan(10);
    expect(included.filter((slug) => !sold.has(slug))).toEqual([]);
  });

  it('ENTITY-03 are at least 15 and have one night less than days', () => {
    expect(tours.length).toBeGreaterThanOrEqual(15);
    for (const { days, durationDays, durationNights, slug } of tours) {
      expect(durationNights).toBe(durationDays - 1);
      expect(days.filter(({ stay }) => stay !== null).length, slug).toBe(durationNights);
    }
  });

  it('ENTITY-05 refer to existing room types, meal types and transfer types', () => {
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

  it('TOUR-02 include one without a location', () =>
    expect(tours.filter(({ location }) => location === null).length).toBe(1));

  it('include at least six featured ones', () =>
    expect(tours.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(6));

  it('ENTITY-08 ENTITY-09 have at least 12 hotels with unique room types to choose from', () => {
    expect(hotels.length).toBeGreaterThanOrEqual(12);
    for (const { roomTypes, slug } of hotels) expect(unique(roomTypes.map(({ name }) => name)), slug).toBe(true);
  });
});

describe('attractions', () => {
  it('ENTITY-23 never cost more for children than for adults, and have consistent ages', () => {
    for (const { ticketTypes, slug } of attractions)
      for (const { adultPrice, childPrice, childMinAge, childMaxAge, adultMinAge } of ticketTypes) {
        expect(childPrice ?? 0, slug).toBeLessThanOrEqual(adultPrice);
        expect(childPrice === null).toBe(childMinAge === null && childMaxAge === null);
        if (childMinAge !== null && childMaxAge !== null) {
          expect(childMinAge).toBeLessThan(childMaxAge);
          expect(childMaxAge, slug).toBeLessThan(adultMinAge);
        }
      }
  });

  it('ENTITY-24 have slots that raise and lower the price, which stays positive', () => {
    const adjustments = attractions.flatMap(({ timeSlots }) => timeSlots.map(({ priceAdjustment }) => priceAdjustment));
    expect(Math.min(...adjustments)).toBeLessThan(0);
    expect(Math.max(...adjustments)).toBeGreaterThan(0);
    for (const { ticketTypes, timeSlots, slug } of attractions)
      for (const { adultPrice } of ticketTypes)
        for (const { priceAdjustment } of timeSlots) expect(adultPrice + priceAdjustment, slug).toBeGreaterThan(0);
  });

  it('TICKET-05 TICKET-06 TICKET-13 are available, limited, sold out or past', () => {
    expect(attractions.length).toBeGreaterThanOrEqual(20);
    expect(attractions.filter(({ availability }) => availability.left === 'sold-out').length).toBe(1);
    const limited = attractions.filter(
      ({ availability: { left } }) => typeof left === 'number' && between(left, 1, 10),
    );
    expect(limited.length).toBeGreaterThanOrEqual(3);
    expect(attractions.filter(({ endDate }) => endDate < '2026-06-01').length).toBe(1);
  });

  it('TICKET-12 include one without a location', () =>
    expect(attractions.filter(({ location }) => location === null).length).toBe(1));

  it('TICKET-31 TICKET-33 TICKET-42 include all variants: child with adult only, no child fare, each extra', () => {
    const types = attractions.flatMap(({ ticketTypes }) => ticketTypes);
    const alone = types.filter(({ childPrice, childRequiresAdult }) => childPrice !== null && !childRequiresAdult);
    expect(alone.map(({ name }) => name)).toEqual(['Lesson and range']);
    expect(types.some(({ childPrice }) => childPrice === null)).toBe(true);
    expect(types.some(({ includesFastTrack }) => includesFastTrack)).toBe(true);
    expect(types.some(({ includesTransfer }) => includesTransfer)).toBe(true);
    expect(types.some(({ includesMeal }) => includesMeal)).toBe(true);
  });
});

it('GAP-38 some vehicles have a price per kilometre, some a fixed price, and one fits the largest group', () => {
  expect(vehicles.length).toBeGreaterThanOrEqual(8);
  expect(unique(vehicles.map(({ pricePerKm }) => pricePerKm === null))).toBe(false);
  expect(vehicles.some(({ pricePerKm }) => pricePerKm === null)).toBe(true);
  expect(vehicles.some(({ maxPassengers, maxLuggage }) => maxPassengers >= 10 && maxLuggage >= 10)).toBe(true);
});

describe('the blog', () => {
  it('has at least 12 posts of 400 words with headings and lists, each in a category', () => {
    expect(blogPosts.length).toBeGreaterThanOrEqual(12);
    for (const { content, category, slug } of blogPosts) {
      expect(countWords(content), slug).toBeGreaterThanOrEqual(400);
      expect(content).toMatch(/<h2>/);
      expect(content).toMatch(/<(ul|ol)[ >]/);
      expect(blogCategories.map((one) => one.slug)).toContain(category);
    }
  });

  it('ENTITY-38 has a post in every category', () => {
    expect(blogCategories.length).toBeGreaterThanOrEqual(5);
    for (const { slug } of blogCategories)
      expect(
        blogPosts.some(({ category }) => category === slug),
        slug,
      ).toBe(true);
  });

  it('BLOG-21 has comments with replies', () =>
    expect(blogPosts.some(({ comments }) => comments.some(({ replies }) => replies.length > 0))).toBe(true));
});

describe('demonstration accounts and bookings', () => {
  it('are four customers and one member of staff with reserved e-mail addresses', () => {
    expect(accounts.flatMap(({ staffRole }) => staffRole ?? [])).toEqual(['owner']);
    expect(accounts.length).toBe(5);
    for (const { email } of accounts) expect(email).toMatch(/^[a-z]+@example\.com$/);
  });

  it('refer to existing accounts, products and ticket types', () => {
    const products = { activity: activities, ticket: attractions, tour: tours, transfer: vehicles };
    for (const booking of bookings) {
      expect(accounts.map(({ email }) => email)).toContain(booking.account);
      expect(products[booking.kind].map(({ slug }) => slug)).toContain(booking.slug);
      if (booking.kind === 'ticket') {
        const attraction = attractions.find(({ slug }) => slug === booking.slug);
        expect(attraction?.ticketTypes.map(({ name }) => name)).toContain(booking.ticketType);
      }
      if (booking.kind === 'activity' && booking.isPrivate)
        expect(activities.find(({ slug }) => slug === booking.slug)?.privatePrice, booking.slug).not.toBeNull();
    }
  });

  it('GAP-52 include every kind in every status', () => {
    for (const kind of ['activity', 'ticket', 'tour', 'transfer'])
      for (const status of ['confirmed', 'pending', 'cancelled', 'completed', 'refunded'])
        expect(
          bookings.some((one) => one.kind === kind && one.status === status),
          `${kind} ${status}`,
        ).toBe(true);
  });

  it('are in the past if completed and in the future if confirmed', () => {
    expect(bookings.filter(({ status, daysFromToday }) => status === 'completed' && daysFromToday >= 0)).toEqual([]);
    expect(bookings.filter(({ status, daysFromToday }) => status === 'confirmed' && daysFromToday <= 0)).toEqual([]);
  });
});
