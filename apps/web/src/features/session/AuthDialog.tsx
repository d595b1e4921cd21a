import { Dialog } from '@aitours/ui';
import { useState } from 'react';
import { CreateAccountForm } from './CreateAccountForm.tsx';
import { authTexts } from './messages.ts';
import type { AuthMode } from './SessionProvider.tsx';
import { SignInForm } from './SignInForm.tsx';
import { VerifyOtpForm } from './VerifyOtpForm.tsx';

export interface AuthDialogProps {
  /** The mode it starts in (AUTH-02, SHELL-44). */
  readonly mode: AuthMode;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
}

type Step =
  | { readonly mode: AuthMode }
  | { readonly mode: 'verifyOtp'; readonly email: string; readonly isCodeSent: boolean };

/**
 * Signing in over the page, in three modes (AUTH-01). Each mode is a form of its own, so going from one to another
 * leaves fields, errors and codes behind (AUTH-03, AUTH-04), and its first field takes the focus.
 */
export default function AuthDialog({ mode, onClose, onSignedIn }: AuthDialogProps) {
  const [step, setStep] = useState<Step>({ mode });
  return (
    <Dialog open onClose={onClose} size="small" title={authTexts.titles[step.mode]}>
      {step.mode === 'signIn' && (
        <SignInForm onSignedIn={onSignedIn} onCreateAccount={() => setStep({ mode: 'createAccount' })} />
      )}
      {step.mode === 'createAccount' && (
        <CreateAccountForm
          onRegistered={(email, isCodeSent) => setStep({ mode: 'verifyOtp', email, isCodeSent })}
          onSignedIn={onSignedIn}
          onSignIn={() => setStep({ mode: 'signIn' })}
        />
      )}
      {step.mode === 'verifyOtp' && (
        <VerifyOtpForm email={step.email} isCodeSent={step.isCodeSent} onSignedIn={onSignedIn} />
      )}
    </Dialog>
  );
}
