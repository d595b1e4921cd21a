import { formatWireAmount } from '@aitours/domain/money';
import { listTransferTypeRows } from '../../db/catalogue/tourChoices.ts';
import { operation } from '../../http/operation.ts';
import { formatAmountOrNull } from '../../lib/wire.ts';
import { toPageBody } from '../page.ts';

/** Lists the vehicles that can be chosen for a tour's transfers (API-29). */
export const listTransferTypes = operation(
  'listTransferTypes',
  async ({ query, db }) => {
    const { rows, count } = await listTransferTypeRows(db, query);
    const vehicles = rows.map(({ id, name, pricePerKm, basePrice }) => ({
      id,
      name,
      price_per_km: formatAmountOrNull(pricePerKm),
      base_price: formatWireAmount(basePrice),
    }));
    return { status: 200, body: toPageBody('/api/v1/tours/transfer-types/', query, count, vehicles) };
  },
  { readsOnlyCatalogue: true },
);
