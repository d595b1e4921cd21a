import { isProblem } from '@aitours/api-client';
import { useState } from 'react';
import { RequestCodeProvider } from '../../features/session/RequestCodeProvider.tsx';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useCompleteSignIn } from '../../features/session/useCompleteSignIn.ts';
import { useClient } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { messages } from './messages.ts';
import { ResetPasswordView, type ResetPasswordViewProps } from './ResetPassword.view.tsx';

/** The page that a mailed link opens to set a new password. */
export default function ResetPassword() {
  return (
    <RequestCodeProvider>
      <NewPassword />
    </RequestCodeProvider>
  );
}

function NewPassword() {
  const client = useClient();
  const complete = useCompleteSignIn();
  const { isBusy, error, fieldErrors, run } = useAttempt(messages.failed, undefined, ['new_password']);
  const [is, setIs] = useState<ResetPasswordViewProps['is']>('open');

  const save = (new_password: string) =>
    run(async () => {
      // In the fragment, which browsers send to no server.
      const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
      try {
        await complete(client.call('resetPassword', { body: { token, new_password } }));
        setIs('done');
      } catch (cause) {
        // A truncated link is an invalid request.
        if (!isProblem(cause, 'not-found') && !(isProblem(cause) && cause.errors?.['token'])) throw cause;
        setIs('invalid');
      }
    });

  return (
    <ResetPasswordView
      is={is}
      isBusy={isBusy}
      error={error}
      passwordError={fieldErrors['new_password']}
      onSave={save}
    />
  );
}

export const meta = createPageMeta('Set a new password');

export const isPrivate = true;
