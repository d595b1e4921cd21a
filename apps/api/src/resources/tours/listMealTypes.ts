import { formatWireAmount } from '@aitours/domain/money';
import { operation } from '../../contract/operation.ts';
import { listMealTypeRows } from '../../db/catalogue/tourChoices.ts';
import { pageBody } from '../page.ts';
import { amountOrNull } from '../wire.ts';

/** Lists the meal packages, which are included in the price (API-30, CONST-08). */
export const listMealTypes = operation(
  'listMealTypes',
  async ({ query, db }) => {
    const { rows, count } = await listMealTypeRows(db, query);
    const meals = rows.map(({ id, name, pricePerMeal, basePrice }) => ({
      id,
      name,
      price_per_meal: amountOrNull(pricePerMeal),
      base_price: formatWireAmount(basePrice),
    }));
    return { status: 200, body: pageBody('/api/v1/tours/meal-types/', query, count, meals) };
  },
  { readsOnlyCatalogue: true },
);
