import type { Schema } from '@aitours/api-client';
import { useQuery } from '../../platform/api.tsx';
import { defineListQuery, type Query } from '../../platform/query.ts';

/** The options for the days of a tour, as the API returns them (API-27 to API-30). */
export interface Offers {
  readonly hotels: readonly Schema<'Hotel'>[];
  /** Of the requested hotels. */
  readonly rooms: readonly Schema<'RoomType'>[];
  readonly vehicles: readonly Schema<'TransferType'>[];
  readonly meals: readonly Schema<'MealType'>[];
}

export interface OffersState {
  readonly offers: Offers;
  /** The lists have loaded; rooms load per hotel. */
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  /** Whether the rooms of this hotel have loaded. */
  readonly hasRoomsOf: (hotel: string) => boolean;
  readonly reload: () => void;
}

const PER_PAGE = 100;
const allOffers = { query: { page_size: PER_PAGE } };
const allHotels = defineListQuery('listHotels', allOffers, 'all', (hotel) => hotel);
const allVehicles = defineListQuery('listTransferTypes', allOffers, 'all', (vehicle) => vehicle);
const allMeals = defineListQuery('listMealTypes', allOffers, 'all', (meal) => meal);

/**
 * Loads the options when the customer customises or has customised a day.
 *
 * @param hotels hotels whose rooms are requested (TOUR-12)
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
      rooms.reload();
    },
  };
}

/**
 * Loads rooms by hotel, as a plain object, because SWR considers all Maps equal. Loaded rooms stay while others load.
 */
function useRooms(hotels: readonly string[]) {
  const wanted = [...new Set(hotels)].sort();
  return useQuery(wanted.length > 0 ? createRoomsQuery(wanted) : null, { keepPreviousData: true });
}

const createRoomsQuery = (
  hotels: readonly string[],
): Query<Readonly<Record<string, readonly Schema<'RoomType'>[]>>> => ({
  key: `listRoomTypes ${hotels.join(' ')}`,
  load: async (client) => {
    const loadRooms = async (hotel: string) =>
      [hotel, await client.allPages('listRoomTypes', { query: { hotel, page_size: PER_PAGE } })] as const;
    return Object.fromEntries(await Promise.all(hotels.map(loadRooms)));
  },
});
