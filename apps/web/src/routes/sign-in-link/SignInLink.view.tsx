import { Button } from '@aitours/ui';
import { MailedLinkPage, type MailedLinkState } from '../../features/session/MailedLinkPage.tsx';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { messages } from './messages.ts';

export interface SignInLinkViewProps {
  readonly is: MailedLinkState;
  readonly isBusy: boolean;
  /** The message of the last error. */
  readonly error: string | undefined;
  readonly onSignIn: () => void;
}

/** The button that signs in, and what became of it. */
export function SignInLinkView({ is, isBusy, error, onSignIn }: SignInLinkViewProps) {
  return (
    <MailedLinkPage is={is} messages={messages}>
      <AttemptError text={error} />
      <Button width="full" busy={isBusy} onClick={onSignIn}>
        {messages.signIn}
      </Button>
    </MailedLinkPage>
  );
}
