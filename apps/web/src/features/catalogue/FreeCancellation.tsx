import { type DatedProduct, hasFreeCancellation } from '@aitours/domain/booking';
import { Badge } from '@aitours/ui';
import { useToday } from '../../platform/useToday.ts';
import { messages } from './messages.ts';

/**
 * The badge of a product that can be booked for a refundable date (CONST-20). It is rendered before today is known, so
 * that it doesn't move the page; only a product in its last two days loses it.
 */
export function FreeCancellation({ product }: { product: DatedProduct }) {
  const today = useToday();
  if (today !== undefined && !hasFreeCancellation(product, today)) return null;
  return <Badge tone="positive">{messages.freeCancellation}</Badge>;
}
