import { sessionMessages } from '@aitours/domain/messages';
import { Banner, Button, Form, Stack, Text, TextField } from '@aitours/ui';
import { useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { authMessages } from './messages.ts';
import { getRegistrationProof } from './registrationKey.ts';
import { useAttempt } from './useAttempt.ts';
import { useCompleteSignIn } from './useCompleteSignIn.ts';

export interface VerifyOtpFormProps {
  readonly email: string;
  /** Whether a code has been sent; `ifKnown`: only if there is an account for the address. */
  readonly isCodeSent: boolean | 'ifKnown';
  readonly onSignedIn: () => void;
}

/** The Verify OTP form of the dialog (AUTH-09, AUTH-11, AUTH-14). */
export function VerifyOtpForm({ email, isCodeSent, onSignedIn }: VerifyOtpFormProps) {
  const client = useClient();
  const complete = useCompleteSignIn();
  const attempt = useAttempt(sessionMessages.otpFailed);
  const [otp, setOtp] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isResent, setResent] = useState(false);

  const submit = () => {
    const code = otp.replaceAll(/\s/g, '');
    setMissing(code === '');
    setResent(false);
    attempt.clear();
    if (code === '') return;
    attempt.run(async () => {
      await complete(client.call('verifyOtp', { body: { email, otp: code, ...getRegistrationProof() } }), 'otp');
      onSignedIn();
    });
  };
  const resend = () => {
    setResent(false);
    attempt.run(async () => {
      await client.call('sendOtp', { body: { email } });
      setResent(true);
    });
  };

  return (
    <Stack gap="medium">
      {isCodeSent || isResent ? (
        <Text>{isCodeSent === 'ifKnown' ? authMessages.otpSentIfKnown(email) : authMessages.otpSent(email)}</Text>
      ) : (
        <Banner tone="critical" announce="alert">
          {authMessages.otpNotSent}
        </Banner>
      )}
      <Form
        label={authMessages.titles.verifyOtp}
        errors={{ otp: isMissing ? authMessages.missing.otp : undefined }}
        onSubmit={submit}
      >
        <AttemptError text={attempt.error} />
        {isResent && !attempt.error && (
          <Banner tone="positive" announce="status">
            {authMessages.otpResent}
          </Banner>
        )}
        <TextField
          name="otp"
          label={authMessages.otp}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          value={otp}
          onChange={setOtp}
        />
        <Button type="submit" width="full" busy={attempt.isBusy}>
          {authMessages.verify}
        </Button>
      </Form>
      <Button tone="quiet" onClick={resend}>
        {authMessages.resend}
      </Button>
    </Stack>
  );
}
