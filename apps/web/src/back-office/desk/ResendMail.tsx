import { Button } from '@aitours/ui';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import * as cells from '../shared/cells.css.ts';
import { mailMessages } from './mailMessages.ts';

export interface ResendMailProps {
  readonly id: string;
  readonly recipient: string;
  readonly onDone: () => void;
}

/** Queues a mail again that was given up. */
export function ResendMail({ id, recipient, onDone }: ResendMailProps) {
  const client = useClient();
  const attempt = useAttempt(mailMessages.resendFailed);
  const resend = () =>
    attempt.run(async () => {
      await client.call('resendMail', { path: { id } });
      onDone();
    });
  return (
    <span className={cells.lines}>
      <Button
        tone="secondary"
        size="small"
        busy={attempt.isBusy}
        aria-label={mailMessages.resendTo(recipient)}
        onClick={resend}
      >
        {mailMessages.resend}
      </Button>
      <AttemptError text={attempt.error} />
    </span>
  );
}
