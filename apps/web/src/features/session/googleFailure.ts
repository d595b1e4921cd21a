import { ApiProblem } from '@aitours/api-client';
import { generalMessages, sessionMessages } from '@aitours/domain/messages';

/**
 * Returns the dialog's message when Google sign-in fails: one message for any response (AUTH-16, AUTH-17), another when
 * the response can't be read (AUTH-18).
 */
export const describeGoogleFailure = (failure: unknown): string =>
  isUnreadable(failure) ? sessionMessages.invalidGoogleResponse : sessionMessages.googleFailed;

/** Whether a response contains nothing readable, such as a proxy's error page. */
const isUnreadable = (failure: unknown): boolean =>
  failure instanceof ApiProblem &&
  failure.type === 'about:blank' &&
  failure.message === generalMessages.unknown &&
  !('error' in failure);
