import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';

/** What a server with Stripe's API, for the calls that the shop uses, does to a session. */
export interface FakeStripe {
  readonly url: string;
  /** Requests as `method path`, with their bodies and idempotency keys. */
  readonly requests: readonly FakeRequest[];
  /** Fails requests with this status until it is set to null. */
  failWith(status: number | null): void;
  pay(session: string): void;
  /** Completes with a payment method that settles later. */
  authorise(session: string): void;
  settle(session: string, isPaid: boolean): void;
  decline(session: string, error: { readonly code: string; readonly decline_code?: string }): void;
  dispute(session: string, status: 'created' | 'won' | 'lost'): void;
  /** Refunds as a staff member in Stripe's dashboard. */
  refundInDashboard(session: string, amount: number): void;
  /** Sets the status of the last refund. */
  settleRefund(status: 'succeeded' | 'failed'): void;
  /** The status of refunds that are created. */
  refundsAre(status: 'succeeded' | 'pending'): void;
  /** Queues an event of any type. */
  emit(type: string, object: Record<string, unknown>): void;
  /** Takes the queued webhooks, signed as Stripe signs them. */
  takeWebhooks(): readonly { readonly body: Buffer; readonly headers: Record<string, string> }[];
  close(): Promise<void>;
}

interface FakeRequest {
  readonly call: string;
  readonly body: URLSearchParams;
  readonly key: string | undefined;
  readonly authorization: string | undefined;
}

interface FakeSession {
  readonly id: string;
  readonly amount_total: number;
  readonly created: number;
  readonly metadata: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  intent: FakeIntent | null;
}

interface FakeIntent {
  readonly id: string;
  readonly metadata: Record<string, string>;
  status: string;
  last_payment_error: object | null;
  amount: number;
  refunded: number;
  disputed: boolean;
}

interface FakeRefund {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  status: string;
}

const newId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`;
const failure = (message: string, type = 'invalid_request_error', status = 400) => ({
  status,
  body: { error: { type, message } },
});
type Reply = { readonly status: number; readonly body: unknown };
const ok = (body: unknown): Reply => ({ status: 200, body });

function metadataIn(body: URLSearchParams, prefix: string): Record<string, string> {
  const names = [...body.keys()].filter((name) => name.startsWith(`${prefix}[`));
  return Object.fromEntries(names.map((name) => [name.slice(prefix.length + 1, -1), body.get(name) ?? '']));
}

/** Starts a server that speaks Stripe's API for the calls that the shop uses. @param webhookSecret signs its webhooks */
export async function startFakeStripe(webhookSecret: string, now: () => Date): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const refunds: FakeRefund[] = [];
  const replies = new Map<string, { readonly request: string; readonly reply: Reply; readonly at: number }>();
  const requests: FakeRequest[] = [];
  const events: { readonly type: string; readonly object: Record<string, unknown> }[] = [];
  let failing: number | null = null;
  let refundStatus = 'succeeded';

  const intentBody = (intent: FakeIntent) => ({
    object: 'payment_intent',
    id: intent.id,
    metadata: intent.metadata,
    status: intent.status,
    last_payment_error: intent.last_payment_error,
    latest_charge: {
      object: 'charge',
      id: `ch_${intent.id}`,
      amount_refunded: intent.refunded,
      disputed: intent.disputed,
    },
  });
  const sessionBody = ({ intent, ...session }: FakeSession, isExpanded = false) => ({
    object: 'checkout.session',
    ...session,
    url: session.status === 'open' ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
    payment_intent: intent && (isExpanded ? intentBody(intent) : intent.id),
  });
  const refundBody = (refund: FakeRefund) => ({ object: 'refund', currency: 'aed', ...refund });
  const find = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}`);
    return session;
  };
  const getIntent = (session: FakeSession): FakeIntent => {
    session.intent ??= {
      id: newId('pi'),
      metadata: session.metadata,
      status: 'requires_payment_method',
      last_payment_error: null,
      amount: session.amount_total,
      refunded: 0,
      disputed: false,
    };
    return session.intent;
  };
  const emit = (type: string, object: Record<string, unknown>) => void events.push({ type, object });
  const emitSession = (type: string, session: FakeSession) => emit(`checkout.session.${type}`, sessionBody(session));

  function createSession(body: URLSearchParams): Reply {
    const lifetime = Number(body.get('expires_at')) - now().getTime() / 1000;
    // Stripe accepts between 30 minutes and a day.
    if (!(lifetime >= 1800 && lifetime <= 86_400)) return failure('expires_at is out of range');
    if (body.get('line_items[0][price_data][currency]') !== 'aed') return failure('the currency must be aed');
    const amount = Number(body.get('line_items[0][price_data][unit_amount]'));
    const session: FakeSession = {
      id: newId('cs'),
      amount_total: amount,
      created: Math.floor(now().getTime() / 1000),
      metadata: metadataIn(body, 'metadata'),
      status: 'open',
      payment_status: 'unpaid',
      intent: null,
    };
    sessions.set(session.id, session);
    return ok(sessionBody(session));
  }

  /** The newest first, at most two on a page, so that tests read several. */
  function listSessions(query: URLSearchParams): Reply {
    const [from, to] = [Number(query.get('created[gte]')), Number(query.get('created[lt]'))];
    const all = [...sessions.values()].reverse().filter(({ created }) => from <= created && created < to);
    const start = all.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const data = all.slice(start, start + 2).map((session) => sessionBody(session, query.has('expand[0]')));
    return ok({ object: 'list', url: '/v1/checkout/sessions', has_more: start + 2 < all.length, data });
  }

  function addRefund(intent: FakeIntent, amount: number, metadata: Record<string, string>): Reply {
    if (intent.status !== 'succeeded')
      return failure('This PaymentIntent does not have a successful charge to refund.');
    if (amount > intent.amount - intent.refunded) return failure('Refund amount is greater than unrefunded amount');
    intent.refunded += amount;
    const refund = { id: newId('re'), payment_intent: intent.id, amount, metadata, status: refundStatus };
    refunds.unshift(refund);
    emit('refund.created', refundBody(refund));
    emit('charge.refunded', { object: 'charge', id: `ch_${intent.id}`, amount_refunded: intent.refunded });
    return ok(refundBody(refund));
  }

  const intents = () => [...sessions.values()].flatMap(({ intent }) => intent ?? []);
  function respond(method: string, url: URL, body: URLSearchParams): Reply {
    const [, , resource = '', ...rest] = url.pathname.split('/');
    const call = `${method} ${resource}`;
    if (call === 'POST checkout' && rest.length === 1) return createSession(body);
    if (call === 'GET checkout' && rest.length === 1) return listSessions(url.searchParams);
    if (resource === 'checkout') {
      const session = sessions.get(rest[1] ?? '');
      if (!session) return failure('No such checkout session', undefined, 404);
      if (method === 'GET') return ok(sessionBody(session, url.searchParams.has('expand[0]')));
      if (session.status !== 'open') return failure('Only Checkout Sessions with a status in ["open"] can be expired.');
      session.status = 'expired';
      emitSession('expired', session);
      return ok(sessionBody(session));
    }
    const id = body.get('payment_intent') ?? url.searchParams.get('payment_intent') ?? rest[0];
    const intent = intents().find((one) => one.id === id);
    if (!intent) return failure('No such payment_intent', undefined, 404);
    if (call === 'GET payment_intents') return ok(intentBody(intent));
    if (call === 'POST refunds') return addRefund(intent, Number(body.get('amount')), metadataIn(body, 'metadata'));
    const data = refunds.filter(({ payment_intent }) => payment_intent === intent.id).map(refundBody);
    return ok({ object: 'list', has_more: false, url: '/v1/refunds', data });
  }

  /** A repeated key returns the first response; with another request it is an error. */
  function respondOnce(request: IncomingMessage, url: URL, sent: string): Reply {
    const key = request.headers['idempotency-key'];
    const method = request.method ?? '';
    if (method !== 'POST' || typeof key !== 'string') return respond(method, url, new URLSearchParams(sent));
    const name = `${url.pathname}\n${sent}`;
    const found = replies.get(key);
    // Stripe forgets keys after a day.
    const known = found && now().getTime() - found.at < 24 * 3600_000 ? found : undefined;
    if (known && known.request !== name)
      return failure('Keys can only be used with the same parameters', 'idempotency_error');
    const reply = known?.reply ?? respond(method, url, new URLSearchParams(sent));
    replies.set(key, { request: name, reply, at: known?.at ?? now().getTime() });
    return reply;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stripe');
    const sent = await text(request);
    requests.push({
      call: `${request.method} ${url.pathname}`,
      body: new URLSearchParams(sent),
      key: request.headers['idempotency-key'] as string | undefined,
      authorization: request.headers.authorization,
    });
    const { status, body } =
      failing === null ? respondOnce(request, url, sent) : failure('unavailable', 'api_error', failing);
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { webhooks } = new Stripe('sk_test_fake');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failWith(status) {
      failing = status;
    },
    pay(id) {
      const session = find(id);
      if (session.status !== 'open') return;
      session.status = 'complete';
      session.payment_status = 'paid';
      Object.assign(getIntent(session), { status: 'succeeded', last_payment_error: null });
      emitSession('completed', session);
    },
    authorise(id) {
      const session = find(id);
      session.status = 'complete';
      getIntent(session).status = 'processing';
      emitSession('completed', session);
    },
    settle(id, isPaid) {
      const session = find(id);
      session.payment_status = isPaid ? 'paid' : 'unpaid';
      getIntent(session).status = isPaid ? 'succeeded' : 'requires_payment_method';
      emitSession(isPaid ? 'async_payment_succeeded' : 'async_payment_failed', session);
    },
    decline(id, error) {
      const intent = getIntent(find(id));
      intent.last_payment_error = { type: 'card_error', ...error };
      emit('payment_intent.payment_failed', intentBody(intent));
    },
    dispute(id, status) {
      const type = status === 'created' ? 'charge.dispute.created' : 'charge.dispute.closed';
      const intent = getIntent(find(id));
      intent.disputed = status !== 'won';
      const payment_intent = intent.id;
      emit(type, { object: 'dispute', id: newId('dp'), payment_intent, metadata: {}, status });
    },
    refundInDashboard: (id, amount) => void addRefund(getIntent(find(id)), amount, {}),
    settleRefund(status) {
      const [refund] = refunds;
      if (!refund) throw new Error('There is no refund');
      refund.status = status;
      emit(status === 'failed' ? 'refund.failed' : 'refund.updated', refundBody(refund));
    },
    refundsAre(status) {
      refundStatus = status;
    },
    emit,
    takeWebhooks: () =>
      events.splice(0).map(({ type, object }) => {
        const created = Math.floor(now().getTime() / 1000);
        const payload = JSON.stringify({ id: newId('evt'), object: 'event', type, created, data: { object } });
        const options = { payload, secret: webhookSecret, timestamp: created };
        return {
          body: Buffer.from(payload),
          headers: { 'stripe-signature': webhooks.generateTestHeaderString(options) },
        };
      }),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
