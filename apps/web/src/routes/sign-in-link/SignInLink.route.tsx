import { isProblem } from '@aitours/api-client';
import { useState } from 'react';
import { RequestCodeProvider } from '../../features/session/RequestCodeProvider.tsx';
import { getRegistrationProof } from '../../features/session/registrationKey.ts';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useCompleteSignIn } from '../../features/session/useCompleteSignIn.ts';
import { useClient } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { messages } from './messages.ts';
import { SignInLinkView, type SignInLinkViewProps } from './SignInLink.view.tsx';

/** The page that a mailed link opens to sign in. It waits for a click, because mail scanners open links too. */
export default function SignInLink() {
  return (
    <RequestCodeProvider>
      <SignInByLink />
    </RequestCodeProvider>
  );
}

function SignInByLink() {
  const client = useClient();
  const complete = useCompleteSignIn();
  const { isBusy, error, run } = useAttempt(messages.failed);
  const [is, setIs] = useState<SignInLinkViewProps['is']>('open');
  const signIn = () =>
    run(async () => {
      // In the fragment, which browsers send to no server.
      const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
      try {
        await complete(client.call('signInByLink', { body: { token, ...getRegistrationProof() } }));
        setIs('done');
      } catch (cause) {
        // A truncated link is an invalid request.
        if (!isProblem(cause, 'not-found') && !isProblem(cause, 'invalid-request')) throw cause;
        setIs('invalid');
      }
    });
  return <SignInLinkView is={is} isBusy={isBusy} error={error} onSignIn={signIn} />;
}

export const meta = createPageMeta('Sign in with a link');

export const isPrivate = true;
