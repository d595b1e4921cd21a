import { operation } from '../../http/operation.ts';
import { toCruiseBody } from './cruiseBody.ts';
import { requireCruise } from './requireCruise.ts';

/** Returns a cruise on sale (CRUISE-03). */
export const getCruise = operation(
  'getCruise',
  async ({ path, db }) => ({ status: 200, body: toCruiseBody(await requireCruise(db, path.id)) }),
  { readsOnlyCatalogue: true },
);
