import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { EventBody, PaymentEvent } from '../../db/payments/paymentEvent.ts';
import { testProviderEvents } from '../../db/schema.ts';
import { declineReasons, InvalidSignature } from '../provider.ts';

const common = {
  id: z.string().max(100),
  paymentId: z.string().max(100),
  reference: z.string().max(100),
  occurredAt: z.iso.datetime(),
};
const amount = z.int().positive();

/** The body of a webhook. */
const eventBody: z.ZodType<EventBody> = z.discriminatedUnion('type', [
  z.object({ ...common, type: z.enum(['authorised', 'paid', 'failed', 'disputed', 'dispute-won']) }),
  z.object({ ...common, type: z.literal('declined'), reason: z.enum(declineReasons) }),
  z.object({ ...common, type: z.enum(['refunded', 'refund-failed']), refundId: z.string().max(100), amount }),
]);

/** Returns a new id that starts with what it identifies: `tp` a payment, `tr` a refund, `te` an event. */
export const createId = (prefix: 'tp' | 'tr' | 'te'): string => `${prefix}_${randomBytes(16).toString('hex')}`;

/** What happened, without the members that each event has. */
type Change = EventBody extends infer Body ? (Body extends unknown ? Omit<Body, keyof typeof common> : never) : never;

/** Returns the event of a change of a payment. */
export const toEvent = (
  { paymentId, reference }: Pick<EventBody, 'paymentId' | 'reference'>,
  change: Change,
  occurredAt: Date,
): EventBody => ({ id: createId('te'), paymentId, reference, occurredAt: occurredAt.toISOString(), ...change });

/** An event and when it is sent. */
export interface Delivery {
  readonly event: EventBody;
  readonly at: Date;
}

/** Queues webhooks in the transaction of what they report. */
export async function queueEvents(tx: Database, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await tx.insert(testProviderEvents).values(deliveries.map(({ event, at }) => ({ event, nextAttemptAt: at })));
}

/**
 * Parses the body of a webhook whose signature is valid.
 *
 * @throws {InvalidSignature} for a body that the provider doesn't send
 */
export function parseEvent(body: Buffer): PaymentEvent {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    throw new InvalidSignature('the body is not JSON');
  }
  const parsed = eventBody.safeParse(json);
  if (!parsed.success) throw new InvalidSignature('the body is not an event');
  return { ...parsed.data, occurredAt: new Date(parsed.data.occurredAt) };
}
