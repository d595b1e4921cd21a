import { isProblem } from '@aitours/api-client';
import { redactText } from '@aitours/domain/reporting';
import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser';

/** What surrounds a report. Nothing of it says who the visitor is. */
export interface ReportScene {
  /** The pattern of the address of the page in sight, such as `/customer/:bookingNumber/voucher`. */
  readonly page: () => string;
  /** Of the shop's own scripts. */
  readonly origin: string;
}

/**
 * What is told of an error: of all that the SDK gathered no more than is named here, and of that no words that may be
 * somebody's (SHELL-60, CHECKOUT-15).
 *
 * @param thrown what the event is about; of a message nothing
 */
export function reportedEvent(event: ErrorEvent, thrown: unknown, { page, origin }: ReportScene): ErrorEvent {
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
      values: exception.values?.map((value) => reportedException(value, thrown, origin)),
    },
  };
}

function reportedException(
  { type, value, mechanism, stacktrace }: Exception,
  thrown: unknown,
  origin: string,
): Exception {
  return {
    type: type && redactText(type),
    value: redactText(wordsOf(thrown, value)),
    mechanism: mechanism && { type: mechanism.type, handled: mechanism.handled },
    stacktrace: stacktrace && { frames: stacktrace.frames?.map((frame) => reportedFrame(frame, origin)) },
  };
}

function wordsOf(thrown: unknown, told = ''): string {
  // The words of a problem were made for the visitor, perhaps about the visitor: its type says enough.
  if (isProblem(thrown)) return thrown.type;
  // What else is thrown may be anything, a form with all that was typed into it.
  return typeof thrown === 'object' && !(thrown instanceof Error) ? 'object' : told;
}

/** Of addresses only the path of the shop's own scripts is told; of another's script only that it is one. */
function reportedFrame({ function: name, filename = '', lineno, colno }: StackFrame, origin: string): StackFrame {
  const isOurs = filename.startsWith(`${origin}/`);
  return {
    function: name,
    filename: isOurs ? new URL(filename).pathname : 'elsewhere',
    lineno,
    colno,
    in_app: isOurs,
  };
}
