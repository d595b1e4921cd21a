import { toTourTransferBody } from '../../catalogue/dayBody.ts';
import { findTourDays } from '../../db/catalogue/tours.ts';
import { operation } from '../../http/operation.ts';
import { requireTour } from './requireTour.ts';

/** Lists the transfers of a tour by day (API-25). */
export const listTourTransfers = operation(
  'listTourTransfers',
  async ({ path, db }) => {
    const tour = await requireTour(db, path.id);
    const days = await findTourDays(db, tour.id);
    const body = days.flatMap(({ day }) =>
      day.transfers.map((transfer) => toTourTransferBody(transfer, day.dayNumber)),
    );
    return { status: 200, body };
  },
  { readsOnlyCatalogue: true },
);
