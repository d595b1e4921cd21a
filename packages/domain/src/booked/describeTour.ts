import { tourDefaults } from '../pricing/index.ts';
import type { BookedTour } from './bookedParts.ts';
import { type BookedFact, omitEmpty } from './describeBooked.ts';

/**
 * Returns what is booked with a tour. Placeholders of days without a choice (CONST-09) name nothing, so they are left out.
 *
 * @example describeTour({ tour: { duration: '1 day' }, addons: { hotels: [], transfers: [], meals: [], activities: [] } }) // [['duration', '1 day']]
 */
export function describeTour({ tour, addons }: BookedTour): BookedFact[] {
  return omitEmpty([
    ['duration', tour.duration],
    [
      'hotels',
      joinDays(
        addons.hotels.map(({ day_number, hotel_name, room_type_name: room }) => ({
          day_number,
          name: hotel_name,
          text: room === tourDefaults.room ? hotel_name : `${hotel_name}, ${room}`,
        })),
        tourDefaults.hotel,
      ),
    ],
    ['transfers', joinDays(addons.transfers.map(named('vehicle_name')), tourDefaults.transfer)],
    ['meals', joinDays(addons.meals.map(named('meal_type_name')), tourDefaults.meal)],
    ['dayActivities', joinDays(addons.activities.map(named('activity_name')), tourDefaults.activities)],
  ]);
}

interface DayChoice {
  readonly day_number: number;
  readonly name: string;
  readonly text: string;
}

const named =
  <Key extends string>(key: Key) =>
  (choice: { readonly day_number: number } & Readonly<Record<Key, string>>): DayChoice => ({
    day_number: choice.day_number,
    name: choice[key],
    text: choice[key],
  });

const joinDays = (choices: readonly DayChoice[], placeholder: string): string =>
  choices
    .flatMap(({ day_number, name, text }) => (name === placeholder ? [] : [`Day ${day_number}: ${text}`]))
    .join('; ');
