import type { Schema } from '@aitours/api-client';
import { isPromoCodeText } from '@aitours/domain/promo-codes';
import { checkAmount, checkOptional, dropMissing, orNull, toAmount, within } from '../../shared/fieldChecks.ts';
import { promoMessages as messages } from './promoMessages.ts';

export type StaffPromoCode = Schema<'PromoCode'>;

/** What is in the form of a promo code; numbers, days and the amount as they were typed. */
export interface PromoDraft {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  readonly percent: string;
  readonly amount: string;
  readonly products: StaffPromoCode['products'];
  /** What is written in the search for products. */
  readonly productSearch: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly maxUses: string;
  readonly maxUsesPerCustomer: string;
  readonly isActive: boolean;
}

/** Returns the draft of a promo code. @param stored undefined: a new one, once per customer */
export const toPromoDraft = (stored: StaffPromoCode | undefined): PromoDraft => ({
  code: stored?.code ?? '',
  kind: stored && stored.percent === null ? 'amount' : 'percent',
  percent: String(stored?.percent ?? ''),
  amount: stored?.amount ?? '',
  products: stored?.products ?? [],
  productSearch: '',
  validFrom: stored?.valid_from ?? '',
  validUntil: stored?.valid_until ?? '',
  maxUses: String(stored?.max_uses ?? ''),
  maxUsesPerCustomer: String(stored ? (stored.max_uses_per_customer ?? '') : 1),
  isActive: stored?.is_active ?? true,
});

/** Returns the request of a valid draft. */
export const toPromoInput = (draft: PromoDraft): Schema<'PromoCodeInput'> => ({
  code: draft.code.trim(),
  percent: draft.kind === 'percent' ? Number(draft.percent) : null,
  amount: draft.kind === 'amount' ? toAmount(draft.amount) : null,
  products: draft.products.map(({ type, id }) => ({ type, id })),
  valid_from: orNull(draft.validFrom, String),
  valid_until: orNull(draft.validUntil, String),
  max_uses: orNull(draft.maxUses, Number),
  max_uses_per_customer: orNull(draft.maxUsesPerCustomer, Number),
  is_active: draft.isActive,
});

const { errors } = messages;
const isWhole = (text: string, max: number) => within(1, max)(text.trim()) === undefined;
const checkLimit = (text: string) => (isWhole(text, 1_000_000) ? undefined : errors.limit);

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkPromoDraft(draft: PromoDraft): Readonly<Record<string, string>> {
  const { kind, validFrom, validUntil, maxUses, maxUsesPerCustomer } = draft;
  const isAmount = checkAmount(draft.amount.trim()) === undefined && Number(draft.amount) > 0;
  const limits = {
    max_uses: checkOptional(maxUses, checkLimit),
    max_uses_per_customer: checkOptional(maxUsesPerCustomer, checkLimit),
  };
  const isMoreEach = maxUses.trim() !== '' && Number(maxUsesPerCustomer) > Number(maxUses);
  return dropMissing({
    code: isPromoCodeText(draft.code.trim()) ? undefined : errors.code,
    percent: kind === 'percent' && !isWhole(draft.percent, 100) ? errors.percent : undefined,
    amount: kind === 'amount' && !isAmount ? errors.amount : undefined,
    // Saved without the product that was searched for, the code would be for everything.
    products: draft.productSearch.trim() === '' ? undefined : errors.product,
    valid_until: validFrom !== '' && validUntil !== '' && validUntil < validFrom ? errors.order : undefined,
    max_uses: limits.max_uses,
    max_uses_per_customer:
      limits.max_uses_per_customer ?? (isMoreEach && !limits.max_uses ? errors.tooManyEach : undefined),
  });
}
