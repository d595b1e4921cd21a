import { Dialog } from '@aitours/ui';
import { useState } from 'react';
import { CreateAccountForm } from './CreateAccountForm.tsx';
import { authMessages } from './messages.ts';
import { RequestCodeForm } from './RequestCodeForm.tsx';
import { RequestCodeProvider } from './RequestCodeProvider.tsx';
import type { AuthMode } from './SessionProvider.tsx';
import { SignInForm } from './SignInForm.tsx';
import { VerifyOtpForm, type VerifyOtpFormProps } from './VerifyOtpForm.tsx';

export interface AuthDialogProps {
  /** The initial mode (AUTH-02, SHELL-44). */
  readonly mode: AuthMode;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

type Step =
  | { readonly mode: AuthMode }
  | { readonly mode: 'verifyOtp'; readonly email: string; readonly isCodeSent: VerifyOtpFormProps['isCodeSent'] };

/**
 * The sign-in dialog with its modes (AUTH-01), and the request of a code for a forgotten password. Each mode is a separate form, so a change of mode clears fields,
 * errors and codes (AUTH-03, AUTH-04) and focuses the first field.
 */
export default function AuthDialog({ mode, onClose, onSignedIn }: AuthDialogProps) {
  const [step, setStep] = useState<Step>({ mode });
  return (
    <Dialog open onClose={onClose} size="small" title={authMessages.titles[step.mode]}>
      <RequestCodeProvider>
        {step.mode === 'signIn' && (
          <SignInForm
            onSignedIn={onSignedIn}
            onCreateAccount={() => setStep({ mode: 'createAccount' })}
            onForgotPassword={() => setStep({ mode: 'requestCode' })}
          />
        )}
        {step.mode === 'createAccount' && (
          <CreateAccountForm
            onRegistered={(email, isCodeSent) => setStep({ mode: 'verifyOtp', email, isCodeSent })}
            onSignedIn={onSignedIn}
            onSignIn={() => setStep({ mode: 'signIn' })}
          />
        )}
        {step.mode === 'requestCode' && (
          <RequestCodeForm
            onSent={(email) => setStep({ mode: 'verifyOtp', email, isCodeSent: 'ifKnown' })}
            onSignIn={() => setStep({ mode: 'signIn' })}
          />
        )}
        {step.mode === 'verifyOtp' && (
          <VerifyOtpForm email={step.email} isCodeSent={step.isCodeSent} onSignedIn={onSignedIn} />
        )}
      </RequestCodeProvider>
    </Dialog>
  );
}
