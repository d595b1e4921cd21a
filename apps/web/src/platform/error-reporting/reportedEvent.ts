import { isProblem } from '@aitours/api-client';
import { redactText } from '@aitours/domain/reporting';
import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser';

/** Context of a report. It contains nothing about the visitor. */
export interface ReportScene {
  /** The pattern of the current route, such as `/customer/:bookingNumber/voucher`. */
  readonly page: () => string;
  /** Origin of the shop's own scripts. */
  readonly origin: string;
}

/**
 * Copies an allowlist of an SDK event's fields, with sanitised text (SHELL-60, CHECKOUT-15).
 *
 * @param thrown the thrown value; undefined for a message
 */
export function createReportedEvent(event: ErrorEvent, thrown: unknown, { page, origin }: ReportScene): ErrorEvent {
  const { type, event_id, timestamp, platform, level, message, exception } = event;
  return {
    type,
    event_id,
    timestamp,
    platform,
    level,
    transaction: page(),
    message: message && redactText(message),
    exception: exception && {
      values: exception.values?.map((value) => toReportedException(value, thrown, origin)),
    },
  };
}

function toReportedException(
  { type, value, mechanism, stacktrace }: Exception,
  thrown: unknown,
  origin: string,
): Exception {
  return {
    type: type && redactText(type),
    value: redactText(formatErrorText(thrown, value)),
    mechanism: mechanism && { type: mechanism.type, handled: mechanism.handled },
    stacktrace: stacktrace && { frames: stacktrace.frames?.map((frame) => toReportedFrame(frame, origin)) },
  };
}

function formatErrorText(thrown: unknown, message = ''): string {
  // A problem's text may be about the visitor: only its type is reported.
  if (isProblem(thrown)) return thrown.type;
  // Other thrown values may contain anything, such as form entries.
  return typeof thrown === 'object' && !(thrown instanceof Error) ? 'object' : message;
}

/** Only the paths of the shop's own scripts are reported; a foreign script is reported as foreign. */
function toReportedFrame({ function: name, filename = '', lineno, colno }: StackFrame, origin: string): StackFrame {
  const isOwnScript = filename.startsWith(`${origin}/`);
  return {
    function: name,
    filename: isOwnScript ? new URL(filename).pathname : 'elsewhere',
    lineno,
    colno,
    in_app: isOwnScript,
  };
}
