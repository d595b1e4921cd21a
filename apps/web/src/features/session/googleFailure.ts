import { ApiProblem } from '@aitours/api-client';
import { generalMessages, sessionMessages } from '@aitours/domain/messages';

/**
 * What the dialog says when Google's sign-in fails: one text, whatever the reply's own words (AUTH-16, AUTH-17), and
 * another for a reply that can't be read (AUTH-18).
 */
export const googleFailure = (failure: unknown): string =>
  isUnreadable(failure) ? sessionMessages.invalidGoogleReply : sessionMessages.googleFailed;

/** A reply without anything in it that a reply can say: a proxy's page, a cut-off answer. */
const isUnreadable = (failure: unknown): boolean =>
  failure instanceof ApiProblem &&
  failure.type === 'about:blank' &&
  failure.message === generalMessages.unknown &&
  !('error' in failure);
