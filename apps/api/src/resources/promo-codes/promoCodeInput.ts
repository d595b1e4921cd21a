import { parseFils } from '@aitours/domain/money';
import type { DiscountRate } from '@aitours/domain/pricing';
import type { components } from '@aitours/openapi/schema';
import type { PromoCodeValues } from '../../db/bookings/promoCodes.ts';
import { findProductTitles } from '../../db/catalogue/productTitles.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { type FieldErrors, invalidRequest } from '../../problems/problems.ts';

type PromoCodeInput = components['schemas']['PromoCodeInput'];

/**
 * Converts what staff entered to the stored values, with the titles of its products.
 *
 * @throws {Problem} invalid-request
 */
export async function toPromoCodeValues(db: Database, body: PromoCodeInput): Promise<PromoCodeValues> {
  const titles = await findProductTitles(db, body.products);
  const products = body.products.map(({ type, id }, index) => ({ type, id, title: titles[index] ?? null }));
  const errors: FieldErrors = { ...findErrors(body), ...findUnknownProducts(products) };
  const rate = toRate(body);
  if (!rate || Object.keys(errors).length > 0) throw invalidRequest(null, errors);
  return {
    code: body.code.toUpperCase(),
    rate,
    products: products.map(({ title, ...product }) => ({ ...product, title: title ?? '' })),
    validFrom: body.valid_from,
    validUntil: body.valid_until,
    maxUses: body.max_uses,
    maxUsesPerCustomer: body.max_uses_per_customer,
    isActive: body.is_active,
  };
}

function toRate({ percent, amount }: PromoCodeInput): DiscountRate | null {
  if (percent !== null) return amount === null ? { percent } : null;
  const fils = parseFils(amount ?? 0);
  return fils > 0 ? { amount: fils } : null;
}

function findErrors(body: PromoCodeInput): FieldErrors {
  const { products, valid_from: from, valid_until: until, max_uses: most, max_uses_per_customer: mostEach } = body;
  const repeated = products.findIndex(({ type, id }, index) =>
    products.slice(0, index).some((other) => other.type === type && other.id === id),
  );
  return {
    ...(!toRate(body) && { amount: ['Enter either a percentage or an amount above 0.'] }),
    ...(from !== null && until !== null && until < from && { valid_until: ['This is before the first day.'] }),
    ...(most !== null &&
      mostEach !== null &&
      mostEach > most && { max_uses_per_customer: ['This is more than all customers together can use it.'] }),
    ...(repeated >= 0 && { [`products.${repeated}`]: ['This product is named twice.'] }),
  };
}

const findUnknownProducts = (products: readonly { readonly title: string | null }[]): FieldErrors =>
  Object.fromEntries(
    products.flatMap(({ title }, index) =>
      title === null ? [[`products.${index}`, ['This product doesn’t exist any more.']]] : [],
    ),
  );

/** @throws {Problem} invalid-request when another promo code has the text */
export const orCodeTaken = <Result>(saved: Promise<Result>): Promise<Result> =>
  saved.catch((error: unknown) => {
    throw isUniqueViolation(error, 'promo_codes_code_key')
      ? invalidRequest(null, { code: ['Another promo code has this text.'] })
      : error;
  });
