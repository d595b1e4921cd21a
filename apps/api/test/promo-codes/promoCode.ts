import type { TestAccount } from '../../src/testing/index.ts';

/** Returns what staff enter for a promo code without limits that takes off 20 %. */
export const promoCodeInput = (rest: object = {}) => ({
  code: `CODE-${crypto.randomUUID().slice(0, 8)}`,
  percent: 20,
  amount: null,
  products: [] as object[],
  valid_from: null,
  valid_until: null,
  max_uses: null,
  max_uses_per_customer: null,
  is_active: true,
  ...rest,
});

/** Adds a promo code, and returns its text. */
export async function addPromoCode(manager: TestAccount, rest: object = {}): Promise<string> {
  const response = await manager.call('POST', '/promo-codes/', { body: promoCodeInput(rest) });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json().code;
}
