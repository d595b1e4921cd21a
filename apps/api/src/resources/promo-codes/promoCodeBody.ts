import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { ListedPromoCode, PromoCodeRow, PromoCodeValues } from '../../db/bookings/promoCodes.ts';
import { computeVersion } from '../../lib/entityTag.ts';

/** Returns a promo code in the contract's form. */
export const toPromoCodeBody = (row: ListedPromoCode): components['schemas']['PromoCode'] => ({
  id: row.id,
  version: readPromoCodeVersion(row),
  code: row.code,
  percent: 'percent' in row.rate ? row.rate.percent : null,
  amount: 'amount' in row.rate ? formatWireAmount(row.rate.amount) : null,
  products: [...row.products],
  valid_from: row.validFrom,
  valid_until: row.validUntil,
  max_uses: row.maxUses,
  max_uses_per_customer: row.maxUsesPerCustomer,
  is_active: row.isActive,
  uses: row.uses,
  discounts_total: formatWireAmount(row.discounts),
  created_at: row.createdAt.toISOString(),
});

/** Returns the version of a promo code: another one after each change, not after a use. */
export const readPromoCodeVersion = (row: PromoCodeRow | PromoCodeValues): string =>
  computeVersion([
    row.code,
    'percent' in row.rate ? row.rate.percent : null,
    'amount' in row.rate ? row.rate.amount : null,
    row.products.map(({ type, id }) => [type, id]),
    row.validFrom,
    row.validUntil,
    row.maxUses,
    row.maxUsesPerCustomer,
    row.isActive,
  ]);
