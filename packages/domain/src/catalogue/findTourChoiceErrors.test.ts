import { expect, it } from 'vitest';
import { type CheckedTourChoices, describeTourUse, findTourChoiceErrors } from './index.ts';

const hotel = (name: string, city = 'Dubai', rooms = [{ id: `${name} room`, name: 'Room' }]) => ({
  id: `${name} ${city}`,
  name,
  city,
  rooms,
});
const choices = (rest: Partial<CheckedTourChoices>): CheckedTourChoices => ({
  hotels: [],
  meals: [],
  vehicles: [],
  ...rest,
});

it.each<[string, Partial<CheckedTourChoices>, object]>([
  ['nothing', {}, {}],
  [
    'two hotels of a name in different cities',
    { hotels: [hotel('A'), hotel('A', 'Liwa', [{ id: 'r', name: 'R' }])] },
    {},
  ],
  [
    'two hotels of a name in one city',
    { hotels: [hotel('A'), { ...hotel(' a ', ' dubai'), id: 'b' }] },
    { 'hotels.1.name': 'same-name' },
  ],
  ['a hotel without rooms', { hotels: [hotel('A', 'Dubai', [])] }, { 'hotels.0.rooms': 'no-room' }],
  [
    'two rooms of a name in a hotel',
    {
      hotels: [
        hotel('A'),
        hotel(
          'B',
          'Dubai',
          [1, 2].map((id) => ({ id: String(id), name: 'Suite' })),
        ),
      ],
    },
    { 'hotels.1.rooms.1.name': 'same-name' },
  ],
  ['two meals of a name', { meals: [{ name: 'Lunch' }, { name: 'LUNCH' }] }, { 'meals.1.name': 'same-name' }],
  ['two vehicles of a name', { vehicles: [{ name: 'Van' }, { name: 'Van' }] }, { 'vehicles.1.name': 'same-name' }],
  ['a hotel twice', { hotels: [hotel('A'), { ...hotel('B'), id: 'A Dubai' }] }, { hotels: 'same-id' }],
  [
    'a room in two hotels',
    { hotels: [hotel('A'), hotel('B', 'Dubai', [{ id: 'A room', name: 'Room' }])] },
    { 'hotels.0.rooms': 'same-id' },
  ],
  ['a meal twice', { meals: ['A', 'B'].map((name) => ({ id: '1', name })) }, { meals: 'same-id' }],
  ['a vehicle twice', { vehicles: ['A', 'B'].map((name) => ({ id: '1', name })) }, { vehicles: 'same-id' }],
  ['new ones', { meals: [{ name: 'A' }, { name: 'B' }] }, {}],
])('checks %s', (_, part, errors) => expect(findTourChoiceErrors(choices(part))).toEqual(errors));

it('names the tours that use something, and counts those that it doesn’t name', () => {
  expect(describeTourUse({ tours: ['Liwa'], count: 1 })).toBe('Liwa');
  expect(describeTourUse({ tours: ['Liwa', 'Hatta'], count: 5 })).toBe('Liwa, Hatta and 3 more');
});
