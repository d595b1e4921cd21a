import { formatWireAmount } from '@aitours/domain/money';
import { listMealTypeRows } from '../../db/catalogue/tourChoices.ts';
import { operation } from '../../http/operation.ts';
import { formatAmountOrNull } from '../../lib/wire.ts';
import { toPageBody } from '../page.ts';

/** Lists the meal packages, which are included in the price (API-30, CONST-08). */
export const listMealTypes = operation(
  'listMealTypes',
  async ({ query, db }) => {
    const { rows, count } = await listMealTypeRows(db, query);
    const meals = rows.map(({ id, name, pricePerMeal, basePrice }) => ({
      id,
      name,
      price_per_meal: formatAmountOrNull(pricePerMeal),
      base_price: formatWireAmount(basePrice),
    }));
    return { status: 200, body: toPageBody('/api/v1/tours/meal-types/', query, count, meals) };
  },
  { readsOnlyCatalogue: true },
);
