import { Banner, Button } from '@aitours/ui';
import { MailedLinkPage, type MailedLinkState } from '../../features/session/MailedLinkPage.tsx';
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
      {error && (
        <Banner tone="critical" announce="alert">
          {error}
        </Banner>
      )}
      <Button width="full" busy={isBusy} onClick={onSignIn}>
        {messages.signIn}
      </Button>
    </MailedLinkPage>
  );
}
