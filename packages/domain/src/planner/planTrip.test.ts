import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/index.ts';
import { isAt } from './destinations.ts';
import {
  countTickets,
  estimateDriveMinutes,
  estimateRoadKm,
  findDestinationPoint,
  findLeftOutReason,
  findServedInterests,
  findTripErrors,
  findUnmetWishes,
  formatRouteSummary,
  type GroupTicketType,
  getGroupPrice,
  listPrayers,
  type PlannerPlace,
  parseModelTrip,
  parseTrip,
  planTrip,
  sampleActivities,
  splitIntoDirectionsRequests,
  type TripQuery,
  toPlannerParty,
  toTripPlan,
} from './index.ts';
import { needsLunch } from './needsLunch.ts';
import { orderDay, type Visit } from './orderDay.ts';

const first = '2030-03-01';
const downtown = { latitude: 25.1972, longitude: 55.2744 };
const deira = { latitude: 25.2685, longitude: 55.3044 };
const marina = { latitude: 25.08, longitude: 55.14 };
const mosque = { latitude: 24.4128, longitude: 54.475 };

const place = (id: string, rest: Partial<PlannerPlace> = {}): PlannerPlace => ({
  id,
  location: 'Dubai',
  point: downtown,
  minutes: 120,
  groupPrice: 200_00,
  serves: [],
  rating: 4,
  openings: { [first]: [{ from: 540, to: 1200, spots: 15 }] },
  ...rest,
});
const query: TripQuery = { destination: 'Dubai', dates: [first], interests: [], groupSize: 2 };
const reasons = (places: PlannerPlace[], rest: Partial<TripQuery> = {}) =>
  Object.fromEntries(planTrip(places, { ...query, ...rest }).leftOut.map(({ placeId, reason }) => [placeId, reason]));

const at = (from: number, price: number) => ({ from, to: from, spots: 15, price });

describe('attractions', () => {
  const tickets = (id: string, ...starts: ReturnType<typeof at>[]) =>
    place(id, { openings: { [first]: starts }, groupPrice: Math.min(...starts.map(({ price }) => price)) });

  it('GAP-68 each start has its price, and the total is that of the planned starts', () => {
    const museum = tickets('museum', at(600, 300_00), at(900, 100_00));
    expect(planTrip([museum], query).total).toBe(300_00);
    expect(planTrip([museum], { ...query, earliest: 700 }).total).toBe(100_00);
    expect(getGroupPrice(museum, first)).toBe(100_00);
    expect(getGroupPrice(museum, first, 600)).toBe(300_00);
    expect(getGroupPrice(museum, '2030-03-02', 600)).toBe(100_00);
  });

  it('GAP-68 a start that costs more than the budget is not planned, and the price of a moved start counts', () => {
    expect(reasons([tickets('museum', at(600, 300_00))], { budget: 200_00 })).toEqual({ museum: 'tooDear' });
    const museum = tickets('museum', at(600, 300_00), at(900, 100_00));
    expect(reasons([museum], { budget: 200_00 })).toEqual({ museum: 'tooDear' });
    // A walk at ten moves the museum to three o'clock, where it costs more.
    const flexible = tickets('fixed', at(600, 10_00), at(900, 400_00));
    const walk = place('walk', {
      rating: 1,
      groupPrice: 0,
      openings: { [first]: [{ from: 600, to: 600, spots: 15 }] },
    });
    expect(planTrip([flexible, walk], { ...query, budget: 100_00 }).total).toBe(10_00);
    expect(reasons([flexible, walk], { budget: 100_00 })).toEqual({ walk: 'tooDear' });
    expect(planTrip([flexible, walk], query).total).toBe(400_00);
  });

  it('GAP-68 a sight is planned once, as the museum or as a guided visit of it', () => {
    const guided = place('guided', { rating: 5 });
    const museum = place('museum', { sameAs: ['guided'] });
    expect(reasons([guided, museum])).toEqual({ museum: 'notChosen' });
    expect(reasons([guided, museum], { wanted: ['museum'] })).toEqual({ guided: 'notChosen' });
    const stops = [
      { placeId: 'guided', start: 540, end: 660 },
      { placeId: 'museum', start: 900, end: 1020 },
    ];
    const errors = findTripErrors([{ date: first, stops }], [guided, museum], query);
    expect(errors).toContain('a sight is planned twice');
    expect(findTripErrors([{ date: first, stops }], [guided, place('museum')], query)).not.toContain(errors[0]);
  });

  const museum = { adultMinAge: 13, childPrice: 60_00, childMinAge: 4, childMaxAge: 12, childRequiresAdult: true };
  it.each<[string, Partial<GroupTicketType>, number, number[], ReturnType<typeof countTickets>]>([
    ['adults', {}, 2, [], { adults: 2, children: 0 }],
    ['a child', {}, 3, [7], { adults: 2, children: 1 }],
    ['the youngest and the oldest child', {}, 4, [4, 12], { adults: 2, children: 2 }],
    ['one that pays as an adult', {}, 3, [13], { adults: 3, children: 0 }],
    ['one younger than the child ticket', {}, 3, [3], undefined],
    ['no child ticket', { childPrice: null, childMinAge: null, childMaxAge: null }, 3, [7], undefined],
    ['a child ticket without limits', { childMinAge: null, childMaxAge: null }, 3, [1], { adults: 2, children: 1 }],
    ['an age without ticket', { adultMinAge: 16 }, 3, [14], undefined],
    ['children alone', {}, 2, [7, 8], undefined],
    ['children who need no adult', { childRequiresAdult: false }, 2, [7, 8], { adults: 0, children: 2 }],
    ['more ages than people', {}, 1, [14, 15], { adults: 2, children: 0 }],
  ])('GAP-68 counts the tickets of a group: %s', (_, part, people, ages, counts) =>
    expect(countTickets({ ...museum, ...part }, people, ages)).toEqual(counts),
  );
});

describe('planTrip', () => {
  it('GAP-68 picks the best rated places in an order with short drives', () => {
    const plan = planTrip(
      [place('deira', { point: deira }), place('marina', { point: marina }), place('downtown')],
      query,
    );
    expect(plan.leftOut).toEqual([]);
    expect(plan.total).toBe(600_00);
    const order = plan.days[0]?.stops.map(({ placeId }) => placeId);
    expect([
      ['deira', 'downtown', 'marina'],
      ['marina', 'downtown', 'deira'],
    ]).toContainEqual(order);
  });

  it('fills days evenly, and prefers places that serve the interests', () => {
    const second = addDays(first, 1);
    const open = { [first]: [{ from: 540, to: 1200, spots: 15 }], [second]: [{ from: 540, to: 1200, spots: 15 }] };
    const plan = planTrip(
      [
        place('a', { openings: open }),
        place('b', { openings: open }),
        place('once', { rating: 0, groupPrice: 0 }),
        place('food', { openings: open, serves: ['food'], rating: 1, groupPrice: 1000_00 }),
      ],
      { ...query, dates: [first, second], interests: ['food'], budget: 1200_00 },
    );
    expect(plan.days.map(({ stops }) => stops.length)).toEqual([2, 1]);
    expect(plan.days[0]?.stops[0]?.placeId).toBe('food');
    expect(plan.leftOut).toEqual([{ placeId: 'b', reason: 'tooDear' }]);
  });

  it('gives a reason for each place it leaves out', () => {
    expect(
      reasons([
        place('far', { location: 'Abu Dhabi', point: mosque }),
        place('nowhere', { point: undefined }),
        place('endless', { minutes: undefined }),
        place('small', { maxGroupSize: 1 }),
        place('shut', { openings: {} }),
        place('sold', { openings: { [first]: [{ from: 540, to: 540, spots: 1 }] } }),
        place('night', { openings: { [first]: [{ from: 1380, to: 1380, spots: 5 }] } }),
      ]),
    ).toEqual({
      far: 'elsewhere',
      nowhere: 'unknown',
      endless: 'unknown',
      small: 'groupTooLarge',
      shut: 'closed',
      sold: 'full',
      night: 'overnight',
    });
    expect(reasons([place('dear')], { budget: 199_99 })).toEqual({ dear: 'tooDear' });
    const atNine = { openings: { [first]: [{ from: 540, to: 540, spots: 15 }] } };
    expect(reasons([place('a', atNine), place('b', atNine)])).toEqual({ b: 'noTime' });
    expect(reasons(['a', 'b', 'c', 'd', 'e'].map((id) => place(id, { minutes: 60 })))).toEqual({ e: 'noTime' });
    expect(
      reasons(
        ['a', 'b', 'c'].map((id) => place(id)),
        { interests: ['food'] },
      ),
    ).toEqual({ c: 'otherInterests' });
  });

  it('a place with a price for each date is planned where it is within the budget, at the price of that date', () => {
    const [second, hours] = ['2030-03-02', [{ from: 540, to: 1200, spots: 15 }]];
    const openings = { [first]: hours, [second]: hours };
    const seasonal = place('seasonal', { openings, datedPrices: { [first]: 500_00 } });
    const trip = { ...query, dates: [first, second] };
    const plan = planTrip([seasonal], { ...trip, budget: 300_00 });
    expect(plan.days.map(({ stops }) => stops.length)).toEqual([0, 1]);
    expect(plan.total).toBe(200_00);
    expect(planTrip([seasonal], query).total).toBe(500_00);
    const [onFirst] = planTrip([seasonal], query).days;
    const days = [onFirst!, { date: second, stops: [] }];
    expect(findTripErrors(days, [seasonal], { ...trip, budget: 300_00 })).toEqual(['it costs more than the budget']);
    expect(reasons([seasonal], { budget: 300_00 })).toEqual({ seasonal: 'tooDear' });
    expect(getGroupPrice(seasonal, second)).toBe(200_00);
  });

  it('leaves out places that would make a day or its drives too long', () => {
    const dawn = { minutes: 60, openings: { [first]: [{ from: 240, to: 240, spots: 15 }] } };
    const late = { minutes: 60, openings: { [first]: [{ from: 1320, to: 1320, spots: 15 }] } };
    expect(reasons([place('dawn', dawn), place('late', late)])).toEqual({ late: 'noTime' });
    const ends = { latitude: 26.05, longitude: 56.1 };
    const liwa = { latitude: 23.0, longitude: 53.0 };
    const open = { minutes: 60, openings: { [first]: [{ from: 300, to: 1300, spots: 15 }] } };
    expect(reasons([place('a', { ...open, point: ends }), place('b', { ...open, point: liwa })])).toEqual({
      b: 'noTime',
    });
  });
});

const aPlace = (id: string): fc.Arbitrary<PlannerPlace> =>
  fc.record({
    id: fc.constant(id),
    location: fc.constantFrom('Dubai', 'Al Quoz', 'Abu Dhabi'),
    point: fc.record({
      latitude: fc.double({ min: 24.3, max: 25.4, noNaN: true }),
      longitude: fc.double({ min: 54.3, max: 55.8, noNaN: true }),
    }),
    minutes: fc.integer({ min: 15, max: 600 }),
    groupPrice: fc.integer({ min: 0, max: 3000_00 }),
    maxGroupSize: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    serves: fc.subarray(['food', 'beach', 'culture']),
    rating: fc.integer({ min: 0, max: 5 }),
    openings: fc
      .array(
        fc.record({
          from: fc.integer({ min: 240, max: 1320 }),
          more: fc.constantFrom(0, 0, 30, 300),
          spots: fc.integer({ min: 0, max: 15 }),
          price: fc.option(fc.integer({ min: 0, max: 3000_00 }), { nil: undefined }),
        }),
        { maxLength: 3 },
      )
      .map((openings) => ({ [first]: openings.map(toOpening) })),
    sameAs: fc.subarray(['p0', 'p1', 'p2']).map((ids) => ids.filter((other) => other !== id)),
  });

const someDay = fc.record({
  places: fc
    .integer({ min: 0, max: 8 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, n) => aPlace(`p${n}`)))),
  query: fc.record({
    destination: fc.constantFrom('Dubai', 'the Emirates'),
    dates: fc.constant([first]),
    interests: fc.subarray(['food', 'beach', 'culture']),
    budget: fc.option(fc.integer({ min: 0, max: 4000_00 }), { nil: undefined }),
    groupSize: fc.integer({ min: 1, max: 8 }),
  }),
});

const toOpening = ({
  from,
  more,
  ...rest
}: {
  from: number;
  more: number;
  spots: number;
  price: number | undefined;
}) => ({
  from,
  to: from + more,
  spots: rest.spots,
  ...(rest.price !== undefined && { price: rest.price }),
});

/** An independent computation of distance.ts: the law of cosines and the documented speeds. */
function minutesApart(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const [p, q, d] = [a.latitude, b.latitude, b.longitude - a.longitude].map((degrees) => (degrees / 180) * Math.PI);
  const cosine = Math.sin(p!) * Math.sin(q!) + Math.cos(p!) * Math.cos(q!) * Math.cos(d!);
  const km = Math.acos(Math.min(1, cosine)) * 6371 * 1.3;
  return km <= 0.2 ? 0 : 5 + (Math.min(km, 15) / 40) * 60 + (Math.max(0, km - 15) / 90) * 60;
}

describe('10,000 random days', () => {
  it('GAP-68 respect opening hours, travel time, places and budget, without overlap, and list every place', () => {
    fc.assert(
      fc.property(someDay, ({ places, query }) => {
        const plan = planTrip(places, query);
        const stops = plan.days[0]!.stops;
        const getPlace = (id: string) => places.find((candidate) => candidate.id === id)!;
        let before: (typeof stops)[number] | undefined;
        let cost = 0;
        for (const stop of stops) {
          const { openings, minutes, point, groupPrice, maxGroupSize = 99, sameAs } = getPlace(stop.placeId);
          if (stops.some(({ placeId }) => sameAs?.includes(placeId))) return false;
          const isOpen = openings[first]!.some(
            ({ from, to, spots }) => from <= stop.start && stop.start <= to && query.groupSize <= spots,
          );
          if (!isOpen || stop.end !== stop.start + minutes! || stop.end > 1440 || maxGroupSize < query.groupSize)
            return false;
          if (before && before.end + minutesApart(getPlace(before.placeId).point!, point!) > stop.start + 0.01)
            return false;
          before = stop;
          const isAt = ({ from, to }: { from: number; to: number }) => from <= stop.start && stop.start <= to;
          cost += openings[first]!.find(isAt)?.price ?? groupPrice;
        }
        const named = [...stops, ...plan.leftOut].map(({ placeId }) => placeId).sort();
        return (
          cost === plan.total &&
          cost <= (query.budget ?? Number.POSITIVE_INFINITY) &&
          named.join() ===
            places
              .map(({ id }) => id)
              .sort()
              .join() &&
          findTripErrors(plan.days, places, query).length === 0
        );
      }),
      { numRuns: 10_000 },
    );
  }, 180_000);

  it('GAP-68 the same query gets the same plan, whatever the order of the places', () => {
    fc.assert(
      fc.property(someDay, ({ places, query }) => {
        expect(planTrip([...places].reverse(), query)).toEqual(planTrip(places, query));
      }),
      { numRuns: 300 },
    );
  });
});

describe('GAP-68 wishes', () => {
  const open = (from: number, to = from) => ({ [first]: [{ from, to, spots: 15 }] });
  const planned = (places: PlannerPlace[], rest: Partial<TripQuery> = {}) =>
    planTrip(places, { ...query, ...rest }).days.map(({ stops }) => stops.map(({ placeId }) => placeId));

  it.each<[string, Partial<PlannerPlace>, Partial<TripQuery>, string | undefined]>([
    ['a child is too young', { minAge: 6 }, { youngest: 5 }, 'tooYoung'],
    ['a child is old enough', { minAge: 6 }, { youngest: 6 }, undefined],
    ['ages are unknown', { minAge: 6 }, {}, undefined],
    ['a wheelchair needs a step-free place', { isStepFree: false }, { needs: ['wheelchair'] }, 'notAccessible'],
    ['nothing is known about steps', {}, { needs: ['wheelchair'] }, 'notAccessible'],
    ['it is step-free', { isStepFree: true }, { needs: ['wheelchair'] }, undefined],
    ['a stroller', { isStepFree: true, takesStrollers: false }, { needs: ['stroller'] }, 'notAccessible'],
    ['a stroller is fine', { takesStrollers: true }, { needs: ['stroller'] }, undefined],
    ['a meal without the diet', { diets: ['halal'] }, { diets: ['halal', 'vegan'] }, 'otherDiet'],
    ['a meal with the diet', { diets: ['halal', 'vegan'] }, { diets: ['vegan'] }, undefined],
    ['no meal', {}, { diets: ['vegan'] }, undefined],
    ['a meal of which nothing is known', { serves: ['food'] }, { diets: ['vegan'] }, 'otherDiet'],
    ['it is unwanted', {}, { unwanted: ['x'] }, 'unwanted'],
    ['its interest is rejected', { serves: ['shopping'] }, { rejectedInterests: ['shopping'] }, 'unwanted'],
    [
      'it is wanted all the same',
      { serves: ['shopping'] },
      { rejectedInterests: ['shopping'], wanted: ['x'] },
      undefined,
    ],
    ['it starts too early', { openings: open(540) }, { earliest: 600 }, 'outsideHours'],
    ['it ends too late', { openings: open(1080) }, { latest: 1199 }, 'outsideHours'],
    ['it ends in time', { openings: open(1080) }, { latest: 1200 }, undefined],
    ['it is elsewhere, but wanted', { point: mosque, location: 'Abu Dhabi' }, { wanted: ['x'] }, undefined],
  ])('%s', (_, place_, rest, reason) => {
    const given = place('x', place_);
    expect(findLeftOutReason(given, { ...query, ...rest })).toBe(reason);
    expect(planned([given], rest)).toEqual([reason ? [] : ['x']]);
  });

  it.each([
    ['2030-07-05', { from: 840, to: 840 }, 'heat'],
    ['2030-07-05', { from: 600, to: 600 }, 'heat'],
    ['2030-07-05', { from: 960, to: 960 }, undefined],
    ['2030-07-05', { from: 480, to: 1000 }, undefined],
    ['2030-05-01', { from: 840, to: 840 }, 'heat'],
    ['2030-09-30', { from: 840, to: 840 }, 'heat'],
    ['2030-04-30', { from: 840, to: 840 }, undefined],
    ['2030-10-01', { from: 840, to: 840 }, undefined],
  ])('outdoors on %s, starting in %j: %s', (date, hours, reason) => {
    const given = place('x', { isOutdoors: true, openings: { [date]: [{ ...hours, spots: 9 }] } });
    const of = { ...query, dates: [date] };
    expect(findLeftOutReason(given, of)).toBe(reason);
    const start = planTrip([given], of).days[0]?.stops[0]?.start ?? 0;
    if (!reason && date === '2030-07-05') expect(start + 120 <= 660 || start >= 960).toBe(true);
  });

  it('a wanted place comes before better rated ones and those that serve the interests', () => {
    const atNine = { openings: open(540) };
    const places = [
      place('best', { ...atNine, rating: 5, serves: ['food'] }),
      place('named', { ...atNine, rating: 1 }),
    ];
    expect(planned(places, { interests: ['food'] })).toEqual([['best']]);
    expect(planned(places, { interests: ['food'], wanted: ['named'] })).toEqual([['named']]);
  });

  it('the pace decides how much a day holds', () => {
    const places = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => place(id, { minutes: 60 }));
    expect(planned(places, { pace: 'relaxed' })[0]).toHaveLength(2);
    expect(planned(places)[0]).toHaveLength(4);
    expect(planned(places, { pace: 'full' })[0]).toHaveLength(5);
  });

  it('the way from and to the hotel counts', () => {
    const far = place('far', { point: mosque, location: 'Dubai', openings: open(960) });
    expect(planned([far], { latest: 1150 })).toEqual([['far']]);
    expect(planned([far], { latest: 1150, hotel: downtown })).toEqual([[]]);
    expect(planned([far], { latest: 1440, hotel: downtown })).toEqual([['far']]);
    const ends = { latitude: 26.05, longitude: 56.1 };
    expect(planned([place('x', { point: ends })], { hotel: { latitude: 23, longitude: 53 } })).toEqual([[]]);
  });

  it('a day with stops before and after noon has a break for lunch', () => {
    const stops = (places: PlannerPlace[]) => planTrip(places, query).days[0]!.stops;
    const [morning, afternoon] = stops([
      place('a', { openings: open(600) }),
      place('b', { minutes: 180, openings: open(720, 1200) }),
    ]);
    expect([morning?.end, afternoon?.start]).toEqual([720, 765]);
    const day = (...more: PlannerPlace[]) => planTrip([place('a', { openings: open(600) }), ...more], query).days[0];
    expect(day(place('b', { minutes: 180, openings: open(720, 1200) }))?.lunch).toEqual({ start: 720, end: 765 });
    // There would be time, but a stop is a meal, or the day ends at noon.
    const snack = place('b', { minutes: 60, openings: open(720), serves: ['food'] });
    expect(day(snack, place('c', { openings: open(900) }))).not.toHaveProperty('lunch');
    expect(day()).not.toHaveProperty('lunch');
    const meal = place('b', { minutes: 180, openings: open(720, 1200), serves: ['food'] });
    expect(stops([place('a', { openings: open(600) }), meal])[1]?.start).toBe(720);
    expect(
      reasons([place('a', { openings: open(600) }), place('b', { rating: 1, minutes: 180, openings: open(720) })]),
    ).toEqual({
      b: 'noTime',
    });
    expect(stops([place('all', { minutes: 480, openings: open(540) })])).toHaveLength(1);
  });

  it('neither a meal in the evening nor a long visit in the morning is lunch', () => {
    const stop = (placeId: string, start: number, end: number) => ({ placeId, start, end });
    const needs = (stops: Parameters<typeof needsLunch>[0]) =>
      needsLunch(stops, (id) => ({ serves: id === 'meal' ? ['food'] : [] }));
    expect(needs([stop('a', 600, 720), stop('b', 720, 900)])).toBe(true);
    expect(needs([stop('a', 600, 720), stop('b', 720, 900), stop('meal', 1140, 1260)])).toBe(true);
    expect(needs([stop('a', 400, 700), stop('b', 700, 900)])).toBe(true);
    expect(needs([stop('a', 600, 720), stop('meal', 720, 800), stop('b', 810, 900)])).toBe(false);
    expect(needs([stop('a', 600, 900)])).toBe(false);
  });

  it('counts the drives from and to the hotel, and chooses the shorter round', () => {
    const open = [{ from: 480, to: 1200 }];
    const visit = (placeId: string, point: typeof deira) => ({ placeId, point, minutes: 60, openings: open });
    const drive = estimateDriveMinutes(estimateRoadKm(marina, deira));
    expect(orderDay([visit('deira', deira)], { hotel: marina })?.travelMinutes).toBe(2 * drive);
    expect(orderDay([visit('deira', deira)])?.travelMinutes).toBe(0);
  });

  it('finds the errors of a plan that ignores lunch or the way to the hotel', () => {
    const places = [place('a', { openings: open(600) }), place('b', { minutes: 180, openings: open(720, 1200) })];
    const at = (start: number) => [
      {
        date: first,
        stops: [
          { placeId: 'a', start: 600, end: 720 },
          { placeId: 'b', start, end: start + 180 },
        ],
      },
    ];
    expect(findTripErrors(at(720), places, query)).toEqual(['there is no time for lunch on 2030-03-01']);
    expect(findTripErrors(at(765), places, query)).toEqual([]);
    const hotel = { ...query, hotel: marina, latest: 950 };
    expect(findTripErrors(at(765), places, hotel)).toEqual(['the drive back to the hotel ends too late on 2030-03-01']);
    expect(findTripErrors(at(765), places, { ...hotel, latest: 1000 })).toEqual([]);
    expect(findTripErrors(at(765), places, { ...hotel, latest: undefined })).toEqual([]);
  });

  it('finds a visit outdoors in the heat, also without a known duration', () => {
    const july = { ...query, dates: ['2030-07-01'] };
    const days = [{ date: '2030-07-01', stops: [{ placeId: 'a', start: 780, end: 840 }] }];
    const walk = place('a', { openings: { '2030-07-01': [{ from: 540, to: 1200, spots: 15 }] }, minutes: undefined });
    expect(findTripErrors(days, [walk], july)).not.toContain('a is closed or full at that time');
    expect(findTripErrors(days, [{ ...walk, isOutdoors: true }], july)).toContain('a is closed or full at that time');
  });

  it.each([
    [4, [1, 7], { adults: 2, children: 1, infants: 1 }],
    [3, [12, 13], { adults: 2, children: 1, infants: 0 }],
    [2, [2, 3, 4], { adults: 1, children: 3, infants: 0 }],
    [undefined, [4, 7], { adults: 1, children: 2, infants: 0 }],
    [undefined, [], { adults: 1, children: 0, infants: 0 }],
  ])('a group of %s with children aged %j is %j', (size, ages, party) =>
    expect(toPlannerParty(size, ages)).toEqual(party),
  );

  it('names what a plan lacks, and what could be visited instead', () => {
    const places = [
      place('louvre', { serves: ['culture'], openings: {} }),
      place('museum', { serves: ['culture'], rating: 1, groupPrice: 900_00 }),
      place('wheel', { serves: ['family'] }),
      place('market', { serves: ['food'], groupPrice: 900_00 }),
    ];
    const of = { ...query, interests: ['food', 'beach'], budget: 300_00, wanted: ['louvre', 'wheel'] };
    const plan = planTrip(places, of);
    const wanted = [{ name: 'the Louvre', placeId: 'louvre' }, { name: 'wheel', placeId: 'wheel' }, { name: 'zoo' }];
    expect(findUnmetWishes(plan, places, of, wanted)).toEqual([
      { wish: 'the Louvre', reason: 'closed', alternativeId: 'museum' },
      { wish: 'zoo', reason: 'noSuchPlace' },
      { wish: 'food', reason: 'tooDear' },
      { wish: 'beach', reason: 'noSuchPlace' },
    ]);
  });

  it.each<[string, PlannerPlace[]]>([
    ['shares most interests', [place('z', { serves: ['culture', 'food'] }), place('a', { serves: ['food'] })]],
    ['is nearest', [place('z', { point: deira }), place('a', { point: marina })]],
    ['comes first by its ID', [place('zz'), place('z')]],
  ])('the place to visit instead is the one that %s', (_, others) => {
    const louvre = place('louvre', { serves: ['culture', 'food'], openings: {} });
    const none = { days: [], leftOut: [{ placeId: 'louvre', reason: 'closed' as const }], total: 0 };
    const find = (places: PlannerPlace[]) => findUnmetWishes(none, places, query, [{ name: 'it', placeId: 'louvre' }]);
    const unmet = [{ wish: 'it', reason: 'closed', alternativeId: 'z' }];
    expect(find([louvre, ...others])).toEqual(unmet);
    expect(find([...others.toReversed(), louvre])).toEqual(unmet);
    expect(find([louvre])).toEqual([{ wish: 'it', reason: 'closed' }]);
    expect(find([{ ...louvre, point: undefined }, place('z'), place('zz', { point: deira })])).toEqual(unmet);
  });
});

describe('2,000 random days with wishes', () => {
  const aWish = fc.record({
    youngest: fc.option(fc.integer({ min: 0, max: 17 }), { nil: undefined }),
    needs: fc.subarray(['wheelchair', 'stroller'] as const),
    diets: fc.subarray(['vegan', 'halal'] as const),
    pace: fc.constantFrom('relaxed', 'full', undefined),
    earliest: fc.option(fc.integer({ min: 300, max: 720 }), { nil: undefined }),
    latest: fc.option(fc.integer({ min: 780, max: 1380 }), { nil: undefined }),
    hotel: fc.option(fc.constantFrom(downtown, marina, deira), { nil: undefined }),
    unwanted: fc.subarray(['p0', 'p1']),
    prays: fc.boolean(),
    wanted: fc.subarray(['p2', 'p3']),
  });
  const someFacts = fc.array(
    fc.record({
      minAge: fc.option(fc.integer({ min: 0, max: 18 }), { nil: undefined }),
      isStepFree: fc.option(fc.boolean(), { nil: undefined }),
      takesStrollers: fc.option(fc.boolean(), { nil: undefined }),
      isOutdoors: fc.boolean(),
      diets: fc.option(fc.subarray(['vegan', 'halal'] as const), { nil: undefined }),
    }),
    { minLength: 8, maxLength: 8 },
  );

  it('GAP-68 respect ages, needs, diets, hours, heat, lunch, prayers and the way to the hotel', () => {
    fc.assert(
      fc.property(someDay, aWish, someFacts, fc.boolean(), ({ places: plain, query: of }, wishes, facts, isSummer) => {
        const date = isSummer ? '2030-07-01' : first;
        const places = plain.map((one, index) => ({
          ...one,
          ...facts[index],
          openings: { [date]: one.openings[first] ?? [] },
        }));
        const times = { fajr: 325, sunrise: 399, dhuhr: 754, asr: 954, maghrib: 1104, isha: 1178 };
        const prayers = wishes.prays ? { [date]: listPrayers(date, times) } : undefined;
        const full = { ...of, ...wishes, dates: [date], prayers };
        const plan = planTrip(places, full);
        if (findTripErrors(plan.days, places, full).length > 0) return false;
        const stops = plan.days[0]!.stops;
        const breaks = [...(plan.days[0]!.prayers ?? []), ...[plan.days[0]!.lunch ?? []].flat()];
        const taken = [...stops, ...breaks].sort((a, b) => a.start - b.start);
        if (taken.slice(1).some(({ start }, index) => taken[index]!.end > start)) return false;
        for (const { name, from, to, minutes } of prayers?.[date] ?? []) {
          const isBreak = plan.days[0]!.prayers?.some(
            (one) => one.name === name && one.start >= from && one.start <= to && one.end - one.start === minutes,
          );
          const isOutside = (stops[0]?.start ?? 1440) >= from + minutes || (stops.at(-1)?.end ?? 0) <= to;
          if (!isBreak && !isOutside) return false;
        }
        const { youngest = 99, needs, diets, earliest = 0, latest = 1440, hotel, pace, unwanted } = wishes;
        if (stops.length > (pace === 'relaxed' ? 2 : pace === 'full' ? 5 : 4)) return false;
        for (const { placeId, start, end } of stops) {
          const one = places.find(({ id }) => id === placeId)!;
          if (unwanted.includes(placeId) || youngest < (one.minAge ?? 0)) return false;
          if (needs.includes('wheelchair') && one.isStepFree !== true) return false;
          if (needs.includes('stroller') && one.takesStrollers !== true) return false;
          if (
            one.diets ? diets.some((diet) => !one.diets!.includes(diet)) : one.serves.includes('food') && diets.length
          )
            return false;
          if (start < earliest || end > latest) return false;
          if (isSummer && one.isOutdoors && end > 660 && start < 960) return false;
        }
        const last = stops.at(-1);
        const home = last && hotel ? minutesApart(places.find(({ id }) => id === last.placeId)!.point!, hotel) : 0;
        if (last && wishes.latest !== undefined && last.end + home > latest + 0.01) return false;
        const crossesNoon = stops.some(({ start }) => start < 720) && stops.some(({ end }) => end > 840);
        const hasOwnBreak = stops.some(({ placeId, start, end }) => {
          const isMeal = places.find(({ id }) => id === placeId)!.serves.includes('food');
          return start <= 840 && end >= 765 && (isMeal || end - start >= 240);
        });
        const hasGap = stops.slice(1).some((stop, index) => stop.start - Math.max(stops[index]!.end, 720) >= 45);
        return !crossesNoon || hasOwnBreak || hasGap;
      }),
      { numRuns: 2000 },
    );
  }, 120_000);
});

describe('toTripPlan', () => {
  it('GAP-68 returns the price for the group, and why each other place is left out', () => {
    const places = [place('a'), place('b'), place('shut', { openings: {} }), place('late')];
    const days = [{ date: first, stops: [{ placeId: 'a', start: 540, end: 660 }] }];
    expect(
      toTripPlan(days, places, query, new Map([['late', 'noTime'] as const, ['shut', 'noTime'] as const])),
    ).toEqual({
      days,
      leftOut: [
        { placeId: 'b', reason: 'notChosen' },
        { placeId: 'shut', reason: 'closed' },
        { placeId: 'late', reason: 'noTime' },
      ],
      total: 200_00,
    });
  });

  it('GAP-68 the same days make the same plan, whether planned or chosen', () => {
    fc.assert(
      fc.property(someDay, ({ places, query }) => {
        const { days, leftOut, total } = planTrip(places, query);
        const chosen = toTripPlan(days, places, query);
        expect(chosen.total).toBe(total);
        const byId = (plan: typeof leftOut) => Object.fromEntries(plan.map(({ placeId, reason }) => [placeId, reason]));
        for (const [id, reason] of Object.entries(byId(leftOut)))
          expect(byId(chosen.leftOut)[id]).toBe(
            findLeftOutReason(places.find((one) => one.id === id)!, query) ? reason : 'notChosen',
          );
        expect(chosen.leftOut).toHaveLength(leftOut.length);
      }),
      { numRuns: 300 },
    );
  });

  it('GAP-68 an unfit place is in no day and left out for that reason', () => {
    fc.assert(
      fc.property(someDay, ({ places, query }) => {
        const given = new Map(planTrip(places, query).leftOut.map(({ placeId, reason }) => [placeId, reason]));
        for (const one of places) {
          const reason = findLeftOutReason(one, query);
          if (reason) expect(given.get(one.id)).toBe(reason);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('orderDay', () => {
  const aVisit = fc
    .record({
      latitude: fc.double({ min: 25, max: 25.3, noNaN: true }),
      longitude: fc.double({ min: 55.1, max: 55.5, noNaN: true }),
      minutes: fc.integer({ min: 15, max: 180 }),
      from: fc.integer({ min: 300, max: 1200 }),
      more: fc.constantFrom(0, 120, 600),
    })
    .map(({ latitude, longitude, minutes, from, more }) => ({
      point: { latitude, longitude },
      minutes,
      openings: [{ from, to: from + more }],
    }));

  /** Tries every order. */
  function bestByTrying(visits: readonly Visit[]): number | undefined {
    if (visits.length === 0) return 0;
    const travelFrom = (rest: readonly Visit[], before: Visit | undefined, time: number): number =>
      rest.length === 0
        ? 0
        : Math.min(
            ...rest.map((next) => {
              const drive = before ? estimateDriveMinutes(estimateRoadKm(before.point, next.point)) : 0;
              const { from, to } = next.openings[0]!;
              const arrival = Math.max(from, time + drive);
              const start = Math.min(to, Math.ceil(arrival / 5) * 5);
              const isOpen = arrival <= to && start + next.minutes <= 1440;
              return isOpen
                ? drive +
                    travelFrom(
                      rest.filter((visit) => visit !== next),
                      next,
                      start + next.minutes,
                    )
                : Number.POSITIVE_INFINITY;
            }),
          );
    const best = travelFrom(visits, undefined, 0);
    return Number.isFinite(best) ? best : undefined;
  }

  it('PLAN-27 is exact: no order has a shorter driving time', () => {
    fc.assert(
      fc.property(fc.array(aVisit, { maxLength: 6 }), (visits) => {
        const named = visits.map((visit, index) => ({ ...visit, placeId: String(index) }));
        expect(orderDay(named)?.travelMinutes).toBe(bestByTrying(named));
      }),
      { numRuns: 400 },
    );
  });

  it('orders nine stops, and rejects ten', () => {
    const visits = Array.from({ length: 10 }, (_, index) => ({
      placeId: String(index),
      point: { latitude: 25, longitude: 55 + ((index * 7) % 10) / 100 },
      minutes: 30,
      openings: [{ from: 480, to: 1200 }],
    }));
    const ordered = orderDay(visits.slice(0, 9));
    const places = ordered?.stops.map(({ placeId }) => visits[Number(placeId)]!.point.longitude);
    const eastward = [...places!].sort((a, b) => a - b);
    expect([eastward, [...eastward].reverse()]).toContainEqual(places);
    expect(() => orderDay(visits)).toThrow(RangeError);
  });

  it('returns no stops for an empty day', () => expect(orderDay([])).toEqual({ stops: [], travelMinutes: 0 }));
});

describe('findTripErrors', () => {
  const days = (stops: { placeId: string; start: number; end: number }[], date = first) => [{ date, stops }];
  const at = (placeId: string, start: number, end = start + 120) => ({ placeId, start, end });
  const places = [
    place('a'),
    place('b', { point: marina }),
    place('c', { maxGroupSize: 1 }),
    place('d', { point: undefined }),
  ];

  it.each([
    ['nothing', days([at('a', 540), at('b', 720)]), []],
    ['another day', days([], '2030-03-02'), ['the days are not those of the trip']],
    ['twice', days([at('a', 540), at('a', 720)]), ['a place is planned twice']],
    ['unknown', days([at('x', 540)]), ['x is unknown']],
    ['closed', days([at('a', 500)]), ['a is closed or full at that time']],
    ['too short', days([at('a', 540, 600)]), ['a has another duration']],
    ['too many people', days([at('c', 540)]), ["c doesn't suit the group: groupTooLarge"]],
    ['overlapping', days([at('a', 540), at('b', 600)]), ["b can't be reached in time"]],
    ['an unknown location', days([at('a', 540), at('d', 600)]), []],
    [
      'another date',
      [{ date: '2030-03-02', stops: [at('a', 540)] }],
      ['the days are not those of the trip', 'a is closed or full at that time'],
    ],
  ])('GAP-68 finds the error: %s', (_, given, errors) => expect(findTripErrors(given, places, query)).toEqual(errors));

  it('finds a plan over budget', () => {
    expect(findTripErrors(days([at('a', 540)]), places, { ...query, budget: 199_99 })).toEqual([
      'it costs more than the budget',
    ]);
    expect(findTripErrors(days([at('a', 540)]), places, { ...query, budget: 200_00 })).toEqual([]);
  });
});

describe('parseTrip', () => {
  it('PLAN-29 fills in the missing values of an activity', () => {
    expect(
      parseTrip({ days: [{ date: first, activities: [{}, null, { name: ' ', time: 'noon' }] }] })?.[0]?.stops,
    ).toEqual(
      Array(3).fill({
        time: '09:00',
        name: 'Activity',
        duration: '2 hours',
        cost: '$',
        location: 'Various locations',
        description: '',
      }),
    );
  });

  it('preserves the page of an attraction', () => {
    const read = (ticket: unknown) => parseTrip({ days: [{ date: first, activities: [{ ticket }] }] })?.[0]?.stops[0];
    expect(read({ slug: 'frame' })?.attractionSlug).toBe('frame');
    expect(read({ slug: 7 })?.attractionSlug).toBeUndefined();
  });

  it('ENTITY-44 preserves the given values', () => {
    const activity = {
      time: '2:30 PM',
      name: 'Creek',
      description: 'Boats',
      location: 'Deira',
      duration: '1 hour',
      cost: 'AED 1',
      activity_id: 'a-1',
      slug: 'creek',
      end_time: '15:30',
      latitude: 25.2,
      longitude: 55.3,
    };
    expect(parseTrip({ days: [{ date: `${first}T00:00:00Z`, activities: [activity] }] })).toEqual([
      {
        date: first,
        stops: [
          {
            time: '14:30',
            name: 'Creek',
            description: 'Boats',
            location: 'Deira',
            duration: '1 hour',
            cost: 'AED 1',
            activityId: 'a-1',
            slug: 'creek',
            endTime: '15:30',
            point: { latitude: 25.2, longitude: 55.3 },
          },
        ],
      },
    ]);
    const lunch = { time: '12:00', end_time: '12:45' };
    const day = { date: first, activities: [] };
    expect(
      parseTrip({
        days: [
          { ...day, lunch },
          { ...day, lunch: 'soon' },
        ],
      }),
    ).toEqual([
      { date: first, stops: [], lunch: { time: '12:00', endTime: '12:45' } },
      { date: first, stops: [] },
    ]);
  });

  it.each([
    [undefined],
    [null],
    ['days'],
    [{}],
    [{ days: [] }],
    [{ days: 'two' }],
    [{ days: [{ date: first }] }],
    [{ days: [{ date: 'soon', activities: [] }] }],
    [{ days: [{ date: 5, activities: [] }] }],
  ])('PLAN-22 finds no valid days in %j', (itinerary) => expect(parseTrip(itinerary)).toBeUndefined());
});

describe('parseModelTrip', () => {
  const response = (...activities: unknown[]) => ({ days: [{ date: first, activities }] });

  it('GAP-68 parses the days of a model, in order of time', () => {
    const parsed = parseModelTrip(response({ activity_id: 'b', time: '14:00' }, { activity_id: 'a', time: '9:00' }), [
      place('a'),
      place('b'),
    ]);
    expect(parsed).toEqual([
      {
        date: first,
        stops: [
          { placeId: 'a', start: 540, end: 660 },
          { placeId: 'b', start: 840, end: 960 },
        ],
      },
    ]);
  });

  it.each([
    ['a sentence', 'Day one: the creek'],
    ['no days', { days: [] }],
    ['an unknown place', response({ activity_id: 'x', time: '09:00' })],
    ['no time', response({ activity_id: 'a', time: 'morning' })],
    ['another shape', response('a')],
  ])('PLAN-22 rejects %s', (_, given) => expect(parseModelTrip(given, [place('a')])).toBeUndefined());
});

describe('splitIntoDirectionsRequests', () => {
  const legs = (count: number) =>
    splitIntoDirectionsRequests(Array.from({ length: count }, (_, n) => n)).map((call) => call.length - 1);

  it.each([
    [0, []],
    [1, []],
    [2, [1]],
    [25, [24]],
    [26, [23, 2]],
    [30, [23, 6]],
    [48, [23, 23, 1]],
  ])('PLAN-25 PLAN-26 CONST-22 %i stops are split into requests of %j legs', (stops, calls) =>
    expect(legs(stops)).toEqual(calls),
  );

  it('PLAN-26 each chunk begins where the previous one ended, and no leg is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), (count) => {
        const calls = splitIntoDirectionsRequests(Array.from({ length: count }, (_, n) => n));
        const pairs = calls.flatMap((call) => call.slice(1).map((to, index) => [call[index], to]));
        expect(pairs).toEqual(Array.from({ length: count - 1 }, (_, n) => [n, n + 1]));
      }),
    );
  });
});

describe('routes and places', () => {
  it('PLAN-27 formats kilometres with one decimal, and minutes', () => {
    expect(
      formatRouteSummary([
        { km: 12.34, minutes: 20.4 },
        { km: 3, minutes: 9 },
      ]),
    ).toBe('15.3 km · 29 min');
    expect(formatRouteSummary([])).toBe('0.0 km · 0 min');
  });

  it('GAP-37 estimates the road as 1.3 times the great circle', () => {
    expect(estimateRoadKm(downtown, downtown)).toBe(0);
    expect(
      Math.round(estimateRoadKm({ latitude: 25.2, longitude: 55.27 }, { latitude: 24.45, longitude: 54.38 })),
    ).toBe(159);
    expect(estimateDriveMinutes(0.1)).toBe(0);
    expect(estimateDriveMinutes(15)).toBe(28);
    expect(estimateDriveMinutes(105)).toBe(88);
  });

  it('PLAN-34 knows the coordinates of destinations', () => {
    expect(findDestinationPoint('hatta')).toEqual({ latitude: 24.7967, longitude: 56.1175 });
    expect(findDestinationPoint('Paris')).toBeUndefined();
    expect(isAt('Dubai', 'Al Quoz', downtown)).toBe(true);
    expect(isAt('Dubai', 'Al Quoz', mosque)).toBe(false);
    expect(isAt('UAE', 'anywhere', mosque)).toBe(true);
    expect(isAt('deira', 'Deira, Dubai', deira)).toBe(true);
    expect(isAt('Paris', 'Deira', deira)).toBe(false);
  });

  it('PLAN-33 ENTITY-46 there are five samples, of the specified categories', () => {
    expect(sampleActivities.map(({ category }) => category)).toEqual([
      'adventure',
      'attraction',
      'tour',
      'cultural',
      'attraction',
    ]);
    expect(new Set(sampleActivities.map(({ id }) => id)).size).toBe(5);
  });

  it('PLAN-10 an activity serves interests by its type and its text', () => {
    expect(findServedInterests('food', 'Old Dubai on a plate')).toEqual(['food', 'history']);
    expect(findServedInterests('experience', 'A private evening for children')).toEqual([]);
  });
});
