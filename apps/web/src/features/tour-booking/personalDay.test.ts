import { examples } from '@aitours/api-client/mocks';
import { pickDay } from '@aitours/domain/tour-plan';
import { expect, it } from 'vitest';
import { toPersonalDay } from './personalDay.ts';
import { toQuoteLine } from './toQuoteLine.ts';

const { days } = examples.getTour.tour;
const offers = {
  hotels: examples.listHotels.hotels.results,
  rooms: [
    ...examples.listRoomTypes.roomTypes.results,
    { id: '79', hotel: '65', name: 'Dune Villa', price_per_night: '900.00', base_price: null },
  ],
  vehicles: examples.listTransferTypes.transferTypes.results,
  meals: examples.listMealTypes.mealTypes.results,
};
const [first, second] = days;
const dayWith = (day: typeof first, choice: Parameters<typeof pickDay>[1]) =>
  toPersonalDay(pickDay(day!, choice, offers));

it('a day without choices is as planned', () => expect(dayWith(first, {})).toEqual({ ...first, extras: [] }));

it('TOUR-11 TOUR-14 choices replace the planned values', () => {
  const day = dayWith(first, { hotel: '65', room: '79', vehicle: '82', meal: '91', activities: ['1401'] });
  expect(day.hotel_details).toMatchObject({ name: 'Palm Lagoon Resort', city: 'Dubai' });
  expect(day.room_type_details?.name).toBe('Dune Villa');
  expect(day.transfers.map((ride) => ride.transfer_vehicle_details?.name)).toEqual(['Private SUV']);
  expect(day.meals.map(({ name }) => name)).toEqual(['Half Board']);
  expect(day.itinerary.filter(({ kind }) => kind === 'hotel').map(({ detail }) => detail)).toEqual([
    'Palm Lagoon Resort',
  ]);
  expect(day.itinerary).toHaveLength(first!.itinerary.length);
});

it('GAP-26 GAP-82 the price is requested for the travellers and the choices of each day', () => {
  const choices = [{ room: '72', vehicle: '82', meal: '91', activities: ['1401'] }, {}];
  const plan = {
    tour: examples.getTour.tour,
    travellers: { adults: 2, children512: 1, children25: 3, infants: 4 },
    start: { date: '2030-03-10' },
    picks: choices.map((choice, day) => pickDay(days[day]!, choice, offers)),
  };
  expect(toQuoteLine(plan)).toEqual({
    type: 'tour',
    tour_id: plan.tour.id,
    date: '2030-03-10',
    adults: 2,
    children_5_to_12: 1,
    children_2_to_4: 3,
    infants: 4,
    days: [
      {
        day_number: 1,
        hotel_id: first?.hotel_details?.id,
        room_type_id: '72',
        vehicle_id: '82',
        meal_type_id: '91',
        activity_ids: ['1401'],
      },
      { day_number: 2, activity_ids: [] },
    ],
  });
  expect(toQuoteLine({ ...plan, picks: undefined })).toBeNull();
});

it('TOUR-12 another room of the same hotel keeps the hotel', () => {
  const day = dayWith(first, { room: '72' });
  expect(day.hotel_details).toEqual(first!.hotel_details);
  expect(day.room_type_details?.name).toBe('Creek View Suite');
  expect(day.itinerary).toEqual(first!.itinerary);
});

it('a choice that is no longer offered isn’t shown', () =>
  expect(dayWith(second, { room: '72' })).toEqual({ ...second, extras: [] }));

it.each([
  { chosen: 'Three-course dinner', planned: ['08:00', '13:00'], at: ['19:30'] },
  { chosen: 'Half Board', planned: ['08:00', '19:30'], at: ['08:00', '19:30'] },
  { chosen: 'Half Board', planned: [], at: ['19:30'] },
])('TOUR-11 TOUR-15 the itinerary has $chosen at $at instead of meals at $planned', ({ chosen, planned, at }) => {
  const ride = { time: '15:00', kind: 'pickup', detail: 'Terminal 3' } as const;
  const meals = planned.map((time) => ({ time, kind: 'meal', detail: 'Planned' }) as const);
  const day = { ...first!, itinerary: [ride, ...meals] };
  const { itinerary } = toPersonalDay(
    pickDay(day, { meal: '91' }, { ...offers, meals: [{ ...offers.meals[0]!, id: '91', name: chosen }] }),
  );
  expect(itinerary.filter(({ kind }) => kind === 'meal').map(({ detail, time }) => [detail, time])).toEqual(
    at.map((time) => [chosen, time]),
  );
  expect(itinerary.map(({ time }) => time)).toEqual([ride.time, ...at].toSorted());
});

it('TOUR-13 the added activities are extras of the day', () => {
  const wanted = first!.activities[0]!;
  expect(dayWith(first, { activities: [wanted.id] }).extras).toEqual([wanted]);
});
