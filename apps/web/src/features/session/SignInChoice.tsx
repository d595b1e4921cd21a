import { Button } from '@aitours/ui';
import { AttemptError } from '../../platform/AttemptError.tsx';

/** One way to sign in besides the password: whether it runs, and its last error. */
export interface SignInChoiceState {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly signIn: () => void;
}

/** A button that signs in, below its last error. */
export const SignInChoice = ({ label, isBusy, error, signIn }: SignInChoiceState & { readonly label: string }) => (
  <>
    <AttemptError text={error} />
    <Button tone="secondary" width="full" busy={isBusy} onClick={signIn}>
      {label}
    </Button>
  </>
);
