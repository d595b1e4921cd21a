import type { CheckoutField } from '@aitours/domain/checkout';
import type { CheckoutFormState } from '../../features/checkout/useCheckoutForm.ts';
import { messages } from './messages.ts';

/** Returns the messages by field: missing values are named, invalid ones have the catalogue's message. */
export function formErrors({
  draft,
  card,
  refusal,
}: Pick<CheckoutFormState, 'draft' | 'card' | 'refusal'>): Partial<Record<CheckoutField, string>> {
  if (!refusal) return {};
  const values = { ...draft, ...card };
  return Object.fromEntries(
    refusal.fields.map((field) => [field, values[field].trim() === '' ? messages.missing[field] : refusal.message]),
  );
}
