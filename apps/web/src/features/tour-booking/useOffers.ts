import type { Schema } from '@aitours/api-client';
import useSWR from 'swr';
import { useClient, useQuery } from '../../platform/api.tsx';
import { defineListQuery } from '../../platform/query.ts';

/** What can be chosen for the days of a tour, as the calls give it (API-27 to API-30). */
export interface Offers {
  readonly hotels: readonly Schema<'Hotel'>[];
  /** Of the hotels that were asked about. */
  readonly rooms: readonly Schema<'RoomType'>[];
  readonly vehicles: readonly Schema<'TransferType'>[];
  readonly meals: readonly Schema<'MealType'>[];
}

export interface OffersState {
  readonly offers: Offers;
  /** The lists are there; rooms come hotel by hotel. */
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  /** Whether the rooms of this hotel are known. */
  readonly hasRoomsOf: (hotel: string) => boolean;
  readonly reload: () => void;
}

const PER_PAGE = 100;
const everything = { query: { page_size: PER_PAGE } };
const allHotels = defineListQuery('listHotels', everything, 'all', (hotel) => hotel);
const allVehicles = defineListQuery('listTransferTypes', everything, 'all', (vehicle) => vehicle);
const allMeals = defineListQuery('listMealTypes', everything, 'all', (meal) => meal);

/**
 * Asks for what can be chosen, when somebody chooses or has chosen.
 *
 * @param hotels whose rooms are asked for (TOUR-12)
 */
export function useOffers(isNeeded: boolean, hotels: readonly string[]): OffersState {
  const known = {
    hotels: useQuery(isNeeded ? allHotels : null),
    vehicles: useQuery(isNeeded ? allVehicles : null),
    meals: useQuery(isNeeded ? allMeals : null),
  };
  const rooms = useRooms(isNeeded ? hotels : []);
  const lists = Object.values(known);
  return {
    offers: {
      hotels: known.hotels.data ?? [],
      rooms: Object.values(rooms.data ?? {}).flat(),
      vehicles: known.vehicles.data ?? [],
      meals: known.meals.data ?? [],
    },
    isReady: lists.every(({ data }) => data !== undefined),
    hasFailed: lists.some(({ failure }) => failure !== undefined) || rooms.error !== undefined,
    hasRoomsOf: (hotel) => rooms.data?.[hotel] !== undefined,
    reload: () => {
      for (const { reload } of lists) reload();
      void rooms.mutate();
    },
  };
}

/** Rooms by hotel; a plain object, since SWR holds one map to be like another. While further ones are on their way, those
 * known stay. */
function useRooms(hotels: readonly string[]) {
  const client = useClient();
  const wanted = [...new Set(hotels)].sort();
  const roomsOf = async (hotel: string) =>
    [hotel, await client.allPages('listRoomTypes', { query: { hotel, page_size: PER_PAGE } })] as const;
  return useSWR<Readonly<Record<string, readonly Schema<'RoomType'>[]>>, unknown>(
    wanted.length > 0 ? `rooms of ${wanted.join(' ')}` : null,
    async () => Object.fromEntries(await Promise.all(wanted.map(roomsOf))),
    { keepPreviousData: true },
  );
}
