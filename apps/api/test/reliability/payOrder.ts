import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@aitours/art';
import type { CrashableShop } from './crashableShop.ts';
import { mapInGroups } from './mapInGroups.ts';
import { retryUntilAnswered, type Tally } from './retryUntilAnswered.ts';
import type { Placed } from './shopper.ts';

const card = { cardNumber: '4242424242424242', expiry: '12/47', cvv: '123' };

/** Returns the payment that an acknowledged booking waits for, as acknowledged; null if it isn't paid online. */
export function getPayment({ response }: Placed): { readonly id: string; readonly holdExpiresAt: Date } | null {
  const body: unknown = Array.isArray(response?.body) ? response.body[0] : response?.body;
  const { id, hold_expires_at: expiry }: { id?: unknown; hold_expires_at?: unknown } = Object(Object(body).payment);
  return typeof id === 'string' ? { id, holdExpiresAt: new Date(String(expiry)) } : null;
}

/** Pays for a booking at the test provider, as often as it takes to receive a response, which must not charge twice. */
export async function payOrder(shop: CrashableShop, order: Placed, random: Random, tally: Tally): Promise<Placed> {
  const payment = getPayment(order);
  if (!payment) return order;
  const started = await retryUntilAnswered(() => order.shopper.call('GET', `/payments/${payment.id}/`), random, tally);
  if (!started) return order;
  const { url }: { url?: unknown } = Object(started.body['page']);
  if (typeof url !== 'string') {
    tally.unexpected.push(`starting a payment got ${started.status} ${JSON.stringify(started.body)}`);
    return order;
  }
  const { pathname } = new URL(url);
  const post = () =>
    fetch(shop.url() + pathname, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  const response = await retryUntilAnswered(post, random, tally);
  if (!response) return { ...order, paid: 'maybe' };
  if (response.status !== 303) tally.unexpected.push(`paying got ${response.status}`);
  else tally.paid++;
  return { ...order, paid: response.status === 303 ? 'yes' : 'no' };
}

const received = ['paid', 'partly_refunded', 'refunded'];
/** A webhook whose process was killed is sent again after half a minute; until then a look at the payment reads it. */
const settlingTime = 20_000;

/** Returns the payments that were acknowledged and lost. */
export async function findLostPayments(placed: readonly Placed[]): Promise<string[]> {
  const lost = await mapInGroups(placed, async (order) => {
    const payment = getPayment(order);
    if (!payment || order.paid !== 'yes') return null;
    const deadline = Date.now() + settlingTime;
    for (;;) {
      const response = await order.shopper.call('GET', `/payments/${payment.id}/`);
      const { status } = await response.json();
      if (received.includes(status)) return null;
      if (Date.now() > deadline) return `the payment ${payment.id} was acknowledged as paid, but is ${status}`;
      await sleep(500);
    }
  });
  return lost.filter((error) => error !== null);
}
