import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dashboardSamples, getQuirks, passesStaffGate, type Quirks, quirkRows, toTextValues } from './index.ts';
import { quirkTable } from './quirkTable.ts';

describe('getQuirks', () => {
  const specified = getQuirks({ behaviour: 'specified' });
  const improved = getQuirks({ behaviour: 'improved' });

  it.each<[string, keyof Quirks, unknown, unknown]>([
    [
      'QUIRK-01 the currency sign by place, and a note where it is another one',
      'prices',
      {
        signs: { ticketFlow: '$', staffTickets: '€', bookingConfirmation: '$', transfers: '€' },
        note: 'Prices are in UAE dirhams (AED)',
      },
      {
        signs: { ticketFlow: 'AED ', staffTickets: 'AED ', bookingConfirmation: 'AED ', transfers: 'AED ' },
        note: null,
      },
    ],
    ['QUIRK-03 controls without effect', 'hasInertControls', true, false],
    ['QUIRK-04 the address that the contact form posts to', 'contactEndpoint', '', '/api/v1/contact/'],
    ['QUIRK-05 the filter of attractions', 'attractionFilter', 'venue', 'location'],
    ['QUIRK-06 the link of an attraction card', 'attractionCardPath', '/attraction/', '/attractions/'],
    ['QUIRK-07 the name of the sign-in page', 'signInPath', '/login', '/auth'],
    ['QUIRK-08 the rating filter', 'ratingFilterApplies', false, true],
    [
      'QUIRK-13 HOME-16 the tours of top destinations',
      'destinationTours',
      { Dubai: 120, 'Abu Dhabi': 85, Sharjah: 40, 'Ras Al Khaimah': 35 },
      null,
    ],
    ['QUIRK-09 the ratings of cards', 'cardRatings', { listing: 4.7, homeActivity: 4 }, null],
    ['QUIRK-10 the badge of activity cards', 'activityCardBadge', '10% Off', null],
    ['CONST-11 who counts for a group discount', 'groupDiscountCounts', 'everyone', 'payers'],
    ['QUIRK-11 the label of child prices', 'childPriceLabel', '30% off', null],
    [
      'QUIRK-16 the limits of the transfer search',
      'transferSearch',
      { passengers: { min: 1, max: 8 }, luggage: { min: 0, max: 6 }, time: '12:00' },
      { passengers: { min: 1, max: 10 }, luggage: { min: 0, max: 10 }, time: '09:00' },
    ],
    [
      'QUIRK-21 the message of a booking without a response',
      'bookingsNoResponse',
      'No response received from server',
      'No response from server',
    ],
    [
      'QUIRK-23 card payment of cruises, and the title of a request',
      'cruises',
      { offersCard: true, sentTitle: 'Booking Confirmed!' },
      { offersCard: false, sentTitle: 'Request sent' },
    ],
    ['QUIRK-17 the link to My Bookings', 'tourDialogBookingsPath', '/account/bookings', '/customer'],
    ['QUIRK-19 figures of the dashboard', 'hasSampleFigures', true, false],
    ['QUIRK-20 rows of a voucher', 'voucherRows', 5, null],
  ])('%s', (_, name, first, second) => {
    expect(specified[name]).toEqual(first);
    expect(improved[name]).toEqual(second);
  });

  it('QUIRK-15 the footer has texts and the search box is without effect, or both work', () => {
    const hrefs = ({ footer }: Quirks['shell']) =>
      footer.flatMap(({ links }) => links.map((link) => ('href' in link ? link.href : undefined)));
    expect(new Set(hrefs(specified.shell))).toEqual(new Set([undefined]));
    expect(hrefs(improved.shell)).not.toContain(undefined);
    expect([specified.shell.searchWorks, improved.shell.searchWorks]).toEqual([false, true]);
  });

  it('QUIRK-12 the footer promises 10 % off a first booking, which is granted if improved', () => {
    expect(specified.firstBooking.percent).toBe(0);
    expect(specified.firstBooking.promotion.title).toBe('10% off your first booking via the app');
    expect(improved.firstBooking.percent).toBe(10);
    expect(improved.firstBooking.promotion.title).toBe('10% off your first booking');
  });

  it('changes only the overridden rows, in both directions', () => {
    const overrides = { 'QUIRK-20': 'improved', 'QUIRK-17': 'specified' } as const;
    expect(getQuirks({ behaviour: 'specified', overrides })).toEqual({ ...specified, voucherRows: null });
    expect(getQuirks({ behaviour: 'improved', overrides })).toEqual({
      ...improved,
      tourDialogBookingsPath: '/account/bookings',
    });
  });

  it('has one entry per row, and values that survive the way to the browser', () => {
    expect(new Set(quirkRows).size).toBe(quirkRows.length);
    for (const quirks of [specified, improved]) expect(JSON.parse(JSON.stringify(quirks))).toEqual(quirks);
  });
});

describe('quirkTable', () => {
  const documents = ['1-shop', '2-booking', '3-attractions-staff-content'];
  const specification = documents
    .map((name) => readFileSync(new URL(`../../../../docs/specification/${name}.md`, import.meta.url), 'utf8'))
    .join('\n');

  it.each(Object.values(quirkTable).flatMap(({ row, quote }) => quote.map((sentence) => [row, sentence] as const)))(
    '%s is in the documents: %s',
    (_, sentence) => expect(specification).toContain(sentence),
  );
});

describe('quirks', () => {
  it.each([
    [
      'QUIRK-22 numbers as text',
      toTextValues({ adultQty: 2, adultPrice: '120.00' }),
      { adultQty: '2', adultPrice: '120.00' },
    ],
  ])('%s', (_, actual, expected) => expect(actual).toEqual(expected));

  it.each([
    ['is_staff alone', { is_staff: true, email: 'mona@example.com' }, true],
    ['the company address alone', { is_staff: false, email: 'Mona@aiTours.COM' }, true],
    ['neither', { is_staff: false, email: 'mona@example.com' }, false],
    ['the company name elsewhere', { email: 'mona@aitours.com.example.com' }, false],
  ])('QUIRK-02 STAFF-13 %s', (_, user, passes) => expect(passesStaffGate(user, '@AiTours.com')).toBe(passes));

  it('QUIRK-19 GAP-61 fixed sample figures', () => {
    expect([dashboardSamples.averageDuration, dashboardSamples.revenue]).toEqual(['4.5 hours', 'AED 125,000']);
    expect(dashboardSamples.recentBookings).toHaveLength(5);
  });
});
