import { formatCount } from '@aitours/domain/counts';
import { formatShortDate } from '@aitours/domain/dates';
import { plannerMessages } from '@aitours/domain/messages';
import type { PaymentStatus } from '@aitours/domain/payment';
import type { components } from '@aitours/openapi/schema';
import { describeFieldError } from './describeFieldError.ts';

type Schemas = components['schemas'];
export type ProblemType = Schemas['ProblemType'];
export type FieldErrors = Readonly<Record<string, readonly string[]>>;
type Suggestions = Schemas['UnknownPlaceProblem']['suggestions'];

/** Status, title and default detail of each type of problem. */
const kinds = {
  'invalid-request': [400, 'The request is not valid', 'Please check the marked fields.'],
  'unknown-place': [400, 'The place is not known', 'We don’t know this place.'],
  unauthenticated: [401, 'Not signed in', 'Please sign in.'],
  'session-expired': [401, 'The session has ended', 'Your session has expired. Please sign in again.'],
  'wrong-credentials': [401, 'Wrong email address or password', 'No account matches this email address and password.'],
  'second-factor-required': [
    401,
    'A code is required',
    'Please use your passkey, or enter a code of your authenticator app.',
  ],
  'passkey-rejected': [
    401,
    'The passkey was not accepted',
    'This passkey didn’t work. It may have been removed, or it took too long. Please try again, or sign in another way.',
  ],
  'social-sign-in-failed': [401, 'Google did not confirm the sign-in', 'Google sign-in failed. Please try again.'],
  'email-taken': [400, 'The email address is in use', 'An account with this email address already exists.'],
  'otp-invalid': [400, 'Wrong code', 'This code is wrong. Please check it and try again.'],
  'otp-expired': [400, 'The code has expired', 'This code has expired. Please request a new one.'],
  forbidden: [403, 'Not allowed', 'Only staff may do this.'],
  'second-factor-missing': [
    403,
    'A second factor is missing',
    'Please add a passkey or an authenticator app to your account first, in its settings.',
  ],
  'not-found': [404, 'Not found', 'There is nothing at this address.'],
  'method-not-allowed': [405, 'Method not allowed', 'This address does not support the method of the request.'],
  conflict: [409, 'Conflict with the current state', 'The request conflicts with the current state.'],
  'already-in-cart': [409, 'Already in the cart', 'This ticket is already in your cart!'],
  'unsupported-item': [400, 'Cannot be put in the cart', 'Unsupported cart item type'],
  'price-changed': [409, 'The price has changed', 'The price has changed. Please check it and confirm again.'],
  'sold-out': [409, 'Not enough places left', 'Not enough places are left.'],
  'unpaid-limit': [409, 'Too many places without payment', 'Please book fewer places.'],
  'not-cancellable': [400, 'Cannot be cancelled', 'This booking cannot be cancelled.'],
  'not-changeable': [400, 'Cannot be changed', 'This booking cannot be changed.'],
  'payment-not-open': [409, 'The payment is no longer open', 'This payment is no longer open.'],
  'hold-not-extendable': [
    409,
    'The hold cannot be extended',
    'The places can’t be held any longer. Please pay before the time is over.',
  ],
  'payment-not-renewable': [
    409,
    'Nothing can be taken back',
    'Only the places of a payment that has expired can be taken back.',
  ],
  'idempotency-mismatch': [
    422,
    'The idempotency key was used for another request',
    'This Idempotency-Key was sent with another request before.',
  ],
  'precondition-failed': [
    412,
    'Changed in the meantime',
    'This has changed since you opened it. Please check it and try again.',
  ],
  'payload-too-large': [413, 'Too large', 'The request is larger than 256 kB.'],
  'unsupported-media-type': [415, 'Not JSON', 'Send application/json.'],
  'too-many-requests': [429, 'Too many requests', 'Too many requests. Please wait and try again.'],
  'itinerary-invalid': [502, 'The itinerary is not valid', plannerMessages.itineraryInvalid],
  'service-unavailable': [
    503,
    'Temporarily unavailable',
    'The shop is temporarily unavailable. Please try again soon.',
  ],
  internal: [500, 'Something went wrong', 'Something went wrong on our side. Please try again.'],
} as const satisfies Readonly<Record<ProblemType, readonly [status: number, title: string, detail: string]>>;

interface ProblemParts {
  readonly detail?: string;
  readonly errors?: FieldErrors;
  /** Known places by the name of the field whose place is unknown. */
  readonly suggestions?: Suggestions;
  /** Members that only this type of problem has. */
  readonly more?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error response (RFC 9457). Handlers throw it, the error handler sends it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly type: ProblemType;
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly suggestions: Suggestions | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Members that only this type has. */
  readonly more: Readonly<Record<string, unknown>> | undefined;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(type: ProblemType, { detail, errors, suggestions, more, headers = {} }: ProblemParts = {}) {
    const [status, title, defaultDetail] = kinds[type];
    super(detail ?? defaultDetail);
    this.type = type;
    this.status = status;
    this.errors = errors;
    this.suggestions = suggestions;
    this.headers = headers;
    this.more = more;
    this.body = {
      type,
      title,
      status,
      detail: (detail ?? defaultDetail).slice(0, 500),
      ...(errors ? { errors } : {}),
      ...(suggestions ? { suggestions } : {}),
      ...more,
    };
  }
}

const challenge = { headers: { 'www-authenticate': 'Bearer' } };

/** @param detail null: the first field error as a sentence */
export function invalidRequest(detail: string | null, errors?: FieldErrors): Problem {
  const [field, texts] = Object.entries(errors ?? {})[0] ?? [];
  const first = field && texts?.[0] ? describeFieldError(field, texts[0]) : undefined;
  return new Problem('invalid-request', { detail: detail ?? first, errors });
}

/**
 * @param suggestions known places by the name of the field whose place is unknown
 * @param errors those of all fields, if others are invalid as well
 */
export function unknownPlace(suggestions: Suggestions, errors: FieldErrors = toPlaceErrors(suggestions)): Problem {
  const [field = ''] = Object.keys(suggestions);
  return new Problem('unknown-place', { detail: errors[field]?.[0], errors, suggestions });
}

const toPlaceErrors = (suggestions: Suggestions): FieldErrors =>
  Object.fromEntries(
    Object.entries(suggestions).map(([field, names]) => [
      field,
      [`We don’t know this place. Add its area or a sight nearby, such as ${alternatives.format(names)}.`],
    ]),
  );

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const unauthenticated = () => new Problem('unauthenticated', challenge);
export const sessionExpired = () => new Problem('session-expired', challenge);
export const wrongCredentials = () => new Problem('wrong-credentials', challenge);
export const socialSignInFailed = () => new Problem('social-sign-in-failed', challenge);
export const passkeyRejected = () => new Problem('passkey-rejected', challenge);
/** @param token exchanged for a session with a code */
export const secondFactorRequired = (token: string) =>
  new Problem('second-factor-required', { ...challenge, more: { challenge: token } });
export const secondFactorMissing = () => new Problem('second-factor-missing');
export const emailTaken = () => new Problem('email-taken', { errors: { email: ['Already in use'] } });
export const otpInvalid = () => new Problem('otp-invalid');
export const otpExpired = (detail?: string) => new Problem('otp-expired', { detail });
/** @param role of a staff member who lacks the permission */
export const forbidden = (role?: string) =>
  new Problem('forbidden', role === undefined ? {} : { detail: `Your role (${role}) doesn’t allow this.` });
/** @param resource for the message, for example `booking` */
export const notFound = (resource?: string) =>
  new Problem('not-found', resource ? { detail: `There is no such ${resource}.` } : {});
export const conflict = (detail: string) => new Problem('conflict', { detail });
export const alreadyInCart = () => new Problem('already-in-cart');
export const unsupportedItem = () => new Problem('unsupported-item');
export const idempotencyMismatch = () => new Problem('idempotency-mismatch');
export const preconditionFailed = (detail?: string) => new Problem('precondition-failed', { detail });
/** The rest of the body is never read, so the next request on this connection would wait for it. */
export const payloadTooLarge = (detail?: string) =>
  new Problem('payload-too-large', { detail, headers: { connection: 'close' } });
export const unsupportedMediaType = () => new Problem('unsupported-media-type');
/** The planner's model returned something else than an itinerary that can be carried out (PLAN-22). */
export const itineraryInvalid = () => new Problem('itinerary-invalid');
export const serviceUnavailable = () => new Problem('service-unavailable', { headers: { 'retry-after': '2' } });
export const internal = () => new Problem('internal');

/**
 * @param seconds the time to wait, which `detail` states as `Retry-After` does
 * @param counted what there are too many of, in the plural
 */
export const tooManyRequests = (seconds: number, headers: Readonly<Record<string, string>>, counted = 'requests') =>
  new Problem('too-many-requests', {
    detail: `Too many ${counted}. Please wait ${formatWait(seconds)} and try again.`,
    headers: { ...headers, 'retry-after': `${seconds}` },
  });

function formatWait(seconds: number): string {
  if (seconds < 60) return formatCount(seconds, 'second');
  return seconds <= 3600
    ? formatCount(Math.ceil(seconds / 60), 'minute')
    : formatCount(Math.ceil(seconds / 3600), 'hour');
}

export const notCancellable = (detail: string) => new Problem('not-cancellable', { detail });

export const notChangeable = (detail?: string) => new Problem('not-changeable', { detail });

/** The bank has accepted the payment of a booking, and nothing can be refunded before it has arrived. */
export const paymentOnItsWay = () =>
  new Problem('not-cancellable', {
    detail: 'The payment of this booking is on its way. Please cancel it once the payment has arrived.',
  });

/** @param status of a payment that isn't open */
export const paymentNotOpen = ({ status }: { readonly status: PaymentStatus }) =>
  new Problem('payment-not-open', { detail: notOpenTexts[status] });

const notOpenTexts: Readonly<Record<PaymentStatus, string>> = {
  open: 'This payment can’t be ended at the moment. Please try again.',
  authorised: 'The bank has accepted this payment, and the money is on its way. Please wait until it has arrived.',
  paid: 'This payment has succeeded in the meantime.',
  failed: 'This payment has ended, and its places are released.',
  partly_refunded: 'This payment is partly refunded.',
  refunded: 'This payment is refunded.',
  disputed: 'The bank examines this payment.',
};

export const holdNotExtendable = () => new Problem('hold-not-extendable');
export const paymentNotRenewable = () => new Problem('payment-not-renewable');

/** @param amount the current amount as a decimal string; `lines` has the lines whose price differs */
export const priceChanged = (amount: string, lines: Schemas['PriceChangedProblem']['lines'], detail?: string) =>
  new Problem('price-changed', { detail, more: { amount, lines } });

/** @param chosen the places that several lines want together */
export function soldOut(item: Schemas['SoldOutItem'], placesLeft: number, chosen?: number) {
  const when = item.time === null ? 'on this date' : 'at this time';
  return new Problem('sold-out', {
    detail:
      placesLeft === 0
        ? `${item.title} is sold out ${when}.`
        : `Only ${places(placesLeft)} left for ${item.title} ${when}${chosen === undefined ? '' : `, but ${chosen} are chosen together`}.`,
    more: { item, places_left: placesLeft },
  });
}

/**
 * @param held how many places the customer would hold
 * @param hasProvenAddress whether the customer can't raise the limit by proving the address
 */
export function unpaidLimit(line: UnpaidLine, allowed: number, hasProvenAddress: boolean): Problem {
  const { title, date, held } = line;
  const wayOn = hasProvenAddress
    ? 'Please book fewer, or contact us about a larger group.'
    : 'Please book fewer, or log in with a code by email: a confirmed address can hold more.';
  const detail = `You can hold at most ${allowed} places of ${title} on ${formatShortDate(date)} without payment, and would hold ${held}. ${wayOn}`;
  return new Problem('unpaid-limit', { detail, more: { places_allowed: allowed } });
}

interface UnpaidLine {
  readonly title: string;
  readonly date: string;
  readonly held: number;
}

const places = (count: number) => formatCount(count, 'place is', 'places are');
