import { describe, expect, it } from 'vitest';
import {
  activityCardBadge,
  cardRatings,
  childPriceLabel,
  contactEndpoint,
  cruiseCardPaymentIsIntegrated,
  currencySigns,
  dashboardSamples,
  demoStock,
  firstBookingPromotionPercent,
  getAttractionCardPath,
  getVenue,
  noResponseMessages,
  passesStaffGate,
  type Quirks,
  quirkRows,
  quirksFor,
  signInTarget,
  topDestinations,
  toTextValues,
  transferLimits,
} from './index.ts';

describe('quirksFor', () => {
  const specified = quirksFor({ behaviour: 'specified' });
  const improved = quirksFor({ behaviour: 'improved' });

  it.each<[string, keyof Quirks, unknown, unknown]>([
    ['QUIRK-17 the link to My Bookings', 'tourDialogBookingsPath', '/account/bookings', '/customer'],
    ['QUIRK-20 rows of a voucher', 'voucherRows', 5, null],
  ])('%s', (_, name, first, second) => {
    expect(specified[name]).toEqual(first);
    expect(improved[name]).toEqual(second);
  });

  it('changes only the overridden rows, in both directions', () => {
    const overrides = { 'QUIRK-20': 'improved', 'QUIRK-17': 'specified' } as const;
    expect(quirksFor({ behaviour: 'specified', overrides })).toEqual({ ...specified, voucherRows: null });
    expect(quirksFor({ behaviour: 'improved', overrides })).toEqual({
      ...improved,
      tourDialogBookingsPath: '/account/bookings',
    });
  });

  it('has one entry per row, and values that survive the way to the browser', () => {
    expect(new Set(quirkRows).size).toBe(quirkRows.length);
    for (const quirks of [specified, improved]) expect(JSON.parse(JSON.stringify(quirks))).toEqual(quirks);
  });
});

describe('quirks', () => {
  it.each([
    [
      'QUIRK-01 signs by place',
      currencySigns,
      { shop: 'AED ', ticketFlow: '$', staffTickets: '€', bookingConfirmation: '$', transfers: '€' },
    ],
    ['QUIRK-04 the contact form has no address', contactEndpoint, ''],
    ['QUIRK-06 the link of an attraction card', getAttractionCardPath('top/of it'), '/attraction/top%2Fof%20it'],
    ['QUIRK-07 the name of the sign-in page', signInTarget, '/login'],
    ['QUIRK-09 fixed ratings', cardRatings, { listing: 4.7, homeActivity: 4 }],
    ['QUIRK-10 a fixed badge', activityCardBadge, '10% Off'],
    ['QUIRK-11 a fixed label', childPriceLabel, '30% off'],
    ['QUIRK-12 a promotion', firstBookingPromotionPercent, 10],
    ['QUIRK-14 demo stock', demoStock.default, 15],
    [
      'QUIRK-21 two texts',
      noResponseMessages,
      { general: 'No response from server', bookings: 'No response received from server' },
    ],
    [
      'QUIRK-22 numbers as text',
      toTextValues({ adultQty: 2, adultPrice: '120.00' }),
      { adultQty: '2', adultPrice: '120.00' },
    ],
    ['QUIRK-23 no card for cruises', cruiseCardPaymentIsIntegrated, false],
  ])('%s', (_, actual, expected) => expect(actual).toEqual(expected));

  it.each([
    ['is_staff alone', { is_staff: true, email: 'mona@example.com' }, true],
    ['the company address alone', { is_staff: false, email: 'Mona@aiTours.COM' }, true],
    ['neither', { is_staff: false, email: 'mona@example.com' }, false],
    ['the company name elsewhere', { email: 'mona@aitours.com.example.com' }, false],
  ])('QUIRK-02 STAFF-13 %s', (_, user, passes) => expect(passesStaffGate(user, '@AiTours.com')).toBe(passes));

  it.each([
    [{ venue: 'Expo City', location: 'Dubai' }, 'Expo City'],
    [{ venue: null, location: 'Dubai' }, 'Dubai'],
    [{ venue: '', location: '' }, undefined],
    [{}, undefined],
  ])('QUIRK-05 TICKET-03 %o is at %o', (event, place) => expect(getVenue(event)).toBe(place));

  it('QUIRK-13 HOME-16 four destinations, their counts invented', () => {
    expect(topDestinations.map(({ name }) => name)).toEqual(['Dubai', 'Abu Dhabi', 'Sharjah', 'Ras Al Khaimah']);
    expect(topDestinations.every(({ tours }) => tours > 0)).toBe(true);
  });

  it('QUIRK-16 XFER-05 XFER-24 XFER-27 different limits for search and wizard', () => {
    expect(transferLimits).toEqual({
      search: { passengers: { min: 1, max: 8 }, luggage: { min: 0, max: 6 }, time: '12:00' },
      wizard: { passengers: { min: 1, max: 10 }, luggage: { min: 0, max: 10 }, time: '09:00' },
    });
  });

  it('QUIRK-19 GAP-61 fixed sample figures', () => {
    expect([dashboardSamples.averageDuration, dashboardSamples.revenue]).toEqual(['4.5 hours', 'AED 125,000']);
    expect(dashboardSamples.recentBookings).toHaveLength(5);
  });
});
