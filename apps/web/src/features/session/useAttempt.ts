import { isProblem } from '@aitours/api-client';
import { useState } from 'react';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { describeFailure } from './failureText.ts';

type FieldErrors = Readonly<Record<string, string>>;

export interface Attempt {
  readonly isBusy: boolean;
  /** The message of the last error. */
  readonly error: string | undefined;
  /** Whether the last error was that there were too many attempts. */
  readonly isLimited: boolean;
  /** The messages of fields of the last error. */
  readonly fieldErrors: FieldErrors;
  readonly clear: () => void;
  /** Runs one attempt; a second one while it runs is ignored. */
  readonly run: (act: () => Promise<void>) => void;
}

/**
 * Runs one attempt at a time and holds its error message.
 *
 * @param fallback message when the server sends none
 * @param getText returns the message of an error, if not the server's
 * @param fields whose messages the form shows at the field; an error with one of them has no other message
 */
export function useAttempt(
  fallback: string,
  getText: typeof describeFailure = describeFailure,
  fields: readonly string[] = [],
): Attempt {
  const { isPending, submit } = useSubmitOnce();
  const [error, setError] = useState<string>();
  const [isLimited, setLimited] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const clear = () => {
    setError(undefined);
    setLimited(false);
    setFieldErrors({});
  };
  const run = (act: () => Promise<void>) => {
    void submit(async () => {
      clear();
      await act().catch((failure: unknown) => {
        const found = getFieldErrors(failure, fields);
        setFieldErrors(found);
        setLimited(isProblem(failure, 'too-many-requests'));
        if (Object.keys(found).length === 0) setError(getText(failure, fallback));
      });
    });
  };
  return { isBusy: isPending, error, isLimited, fieldErrors, clear, run };
}

const getFieldErrors = (failure: unknown, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries((isProblem(failure) && failure.errors) || {}).flatMap(([field, [text]]) =>
      text !== undefined && fields.includes(field) ? [[field, text]] : [],
    ),
  );
