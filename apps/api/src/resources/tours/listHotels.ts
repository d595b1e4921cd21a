import { formatStarRating } from '../../catalogue/dayBody.ts';
import { listHotelRows } from '../../db/catalogue/tourChoices.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';

/** Lists the hotels that can be chosen for a day (API-27). */
export const listHotels = operation(
  'listHotels',
  async ({ query, db }) => {
    const { rows, count } = await listHotelRows(db, query);
    const hotels = rows.map(({ id, name, starRating: stars, image, address, city }) => ({
      id,
      name,
      star_rating_display: formatStarRating(stars),
      image,
      address,
      city,
    }));
    return { status: 200, body: toPageBody('/api/v1/tours/hotels/', query, count, hotels) };
  },
  { readsOnlyCatalogue: true },
);
