import type { Schema } from '@aitours/api-client';
import { formatCancellationTerms } from '@aitours/domain/booking';
import { Badge, Text } from '@aitours/ui';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';

type Product = { readonly activity: Schema<'Activity'> } | { readonly event: Schema<'Event'> };

/**
 * The badge of a product that can be booked for a refundable date (CONST-20). It is rendered before the rule is loaded, so
 * that it doesn't move the page; only a product in its last two days loses it. Terms of its own are stated instead.
 */
export function FreeCancellation(props: Product) {
  const product = 'activity' in props ? props.activity : props.event;
  const [unrefundable, setUnrefundable] = useState<typeof product>();
  useEffect(() => {
    import('./cardRules.ts').then(
      ({ isRefundable }) => setUnrefundable(isRefundable(product) ? undefined : product),
      () => undefined,
    );
  }, [product]);
  const { cancellation_terms: terms } = product;
  if (terms)
    return (
      <Text as="span" tone="soft">
        {formatCancellationTerms(terms)}
      </Text>
    );
  return unrefundable === product ? null : <Badge tone="positive">{messages.freeCancellation}</Badge>;
}
