import type { CheckoutField } from '@aitours/domain/checkout';
import type { CheckoutFormState } from '../../features/checkout/useCheckoutForm.ts';
import { messages } from './messages.ts';

/** Returns the messages by field: missing values are named, invalid ones have the catalogue's message. */
export function formErrors({
  draft,
  card,
  formError,
}: Pick<CheckoutFormState, 'draft' | 'card' | 'formError'>): Partial<Record<CheckoutField, string>> {
  if (!formError) return {};
  const values = { ...draft, ...card };
  return Object.fromEntries(
    formError.fields.map((field) => [field, values[field].trim() === '' ? messages.missing[field] : formError.message]),
  );
}
