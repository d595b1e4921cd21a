import { formatWireAmount } from '@aitours/domain/money';
import { listRoomTypeRows } from '../../db/catalogue/tourChoices.ts';
import { operation } from '../../http/operation.ts';
import { formatAmountOrNull } from '../../lib/wire.ts';
import { toPageBody } from '../page.ts';

/** Lists the room types of one hotel or of all (API-28). */
export const listRoomTypes = operation(
  'listRoomTypes',
  async ({ query, db }) => {
    const { rows, count } = await listRoomTypeRows(db, { ...query, hotelId: query.hotel });
    const rooms = rows.map(({ id, hotelId, name, pricePerNight, basePrice }) => ({
      id,
      hotel: hotelId,
      name,
      price_per_night: formatAmountOrNull(pricePerNight),
      base_price: formatWireAmount(basePrice),
    }));
    return { status: 200, body: toPageBody('/api/v1/tours/room-types/', query, count, rooms) };
  },
  { readsOnlyCatalogue: true },
);
