import { isProblem } from '@aitours/api-client';
import { reportedText, TRACE_RATE } from '@aitours/domain/reporting';
import { stackFrames } from './stackFrames.ts';

/** How an error came to light. */
export type FaultKind = 'onerror' | 'onunhandledrejection' | 'boundary';

/** What surrounds a report. Nothing of it says who the visitor is: addresses are patterns, such as `/customer/:bookingNumber/voucher`. */
export interface ReportScene {
  /** The pattern of the page's address. */
  readonly page: string;
  readonly origin: string;
  readonly now: Date;
  readonly publicKey: string;
}

/** How long the first page of a visit took, in milliseconds. */
export interface PageTiming {
  /** When the visitor set out for it: milliseconds since 1970. */
  readonly began: number;
  /** Until all of it was there. */
  readonly loaded: number;
  /** Until the first byte came. */
  readonly firstByte: number;
  /** Until something was to be seen; absent where the browser doesn't tell. */
  readonly firstPaint?: number | undefined;
}

interface Payload {
  readonly type: 'event' | 'transaction';
  readonly body: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
}

/** A thrown thing, in the envelope of Sentry's protocol. */
export const faultEnvelope = (thrown: unknown, kind: FaultKind, scene: ReportScene): string =>
  envelope(
    {
      type: 'event',
      body: {
        level: 'error',
        exception: { values: [{ ...exceptionOf(thrown, scene.origin), mechanism: mechanisms[kind] }] },
      },
    },
    scene,
  );

export const messageEnvelope = (text: string, scene: ReportScene): string =>
  envelope({ type: 'event', body: { level: 'info', message: reportedText(text) } }, scene);

/** How long a page took (SHELL-60). */
export function timingEnvelope({ began, loaded, firstByte, firstPaint }: PageTiming, scene: ReportScene): string {
  const trace = { trace_id: randomId(16), span_id: randomId(8), op: 'pageload' };
  const measured = (value: number) => ({ value: Math.round(value), unit: 'millisecond' });
  return envelope(
    {
      type: 'transaction',
      body: {
        transaction_info: { source: 'route' },
        start_timestamp: began / 1000,
        timestamp: (began + loaded) / 1000,
        contexts: { trace },
        spans: [],
        measurements: {
          ttfb: measured(firstByte),
          ...(firstPaint !== undefined && { fcp: measured(firstPaint) }),
        },
      },
      header: {
        trace: {
          trace_id: trace.trace_id,
          public_key: scene.publicKey,
          sample_rate: String(TRACE_RATE),
          sampled: 'true',
        },
      },
    },
    scene,
  );
}

const mechanisms = {
  onerror: { type: 'onerror', handled: false },
  onunhandledrejection: { type: 'onunhandledrejection', handled: false },
  boundary: { type: 'boundary', handled: true },
} as const;

function exceptionOf(thrown: unknown, origin: string) {
  if (!(thrown instanceof Error))
    // What else is thrown may be anything, a form with all that was typed into it: only of words are words told.
    return { type: 'NotAnError', value: typeof thrown === 'string' ? reportedText(thrown) : typeof thrown };
  const { name, stack = '' } = thrown;
  // The words of a problem were made for the visitor, perhaps about the visitor: its type says enough.
  const value = reportedText(isProblem(thrown) ? thrown.type : thrown.message);
  return { type: reportedText(name), value, stacktrace: { frames: stackFrames(stack, origin) } };
}

function envelope({ type, body, header = {} }: Payload, { page, now }: ReportScene): string {
  const event_id = randomId(16);
  const event = {
    event_id,
    platform: 'javascript',
    timestamp: now.getTime() / 1000,
    transaction: page,
    sdk,
    ...body,
    ...(type === 'transaction' && { type }),
  };
  return [{ event_id, sent_at: now.toISOString(), ...header }, { type }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}

/** The service is asked not to keep the address that the report comes from. */
const sdk = { name: 'aitours.browser', version: '1', settings: { infer_ip: 'never' } } as const;

const randomId = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
