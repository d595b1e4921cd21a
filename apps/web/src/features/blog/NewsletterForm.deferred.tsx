import { toErrorMessage } from '@aitours/api-client';
import { isEmail } from '@aitours/domain/session';
import { Banner, Button, Form, Section, TextField } from '@aitours/ui';
import { useState } from 'react';
import { useClient, useQuirks } from '../../platform/api.tsx';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { messages } from './messages.ts';

/** Subscribes to the newsletter, or has no effect (BLOG-15, QUIRK-03). */
export default function NewsletterForm() {
  const { hasInertControls } = useQuirks();
  const { outcome, isPending, subscribe } = useSubscription();
  const [email, setEmail] = useState('');
  const send = async () => {
    if (await subscribe(email.trim())) setEmail('');
  };
  return (
    <Section title={messages.newsletter} size="small">
      <Form
        label={messages.newsletter}
        errors={{ email: outcome.error }}
        onSubmit={() => void (hasInertControls || send())}
      >
        <TextField
          name="email"
          label={messages.newsletterEmail}
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" tone="secondary" width="full" busy={isPending}>
          {messages.subscribe}
        </Button>
        <div role="status">
          {outcome.sentTo && (
            <Banner tone="positive" title={messages.confirmSent}>
              {messages.confirmSentText(outcome.sentTo)}
            </Banner>
          )}
        </div>
        {outcome.failure && (
          <Banner tone="critical" announce="alert" title={outcome.failure}>
            {messages.notSubscribed}
          </Banner>
        )}
      </Form>
    </Section>
  );
}

interface Outcome {
  readonly sentTo?: string;
  readonly error?: string;
  readonly failure?: string;
}

function useSubscription() {
  const client = useClient();
  const { isPending, submit } = useSubmitOnce();
  const [outcome, setOutcome] = useState<Outcome>({});
  /** Returns whether the server has accepted the address. */
  const subscribe = async (email: string): Promise<boolean> => {
    if (!isEmail(email)) {
      setOutcome({ error: email === '' ? messages.emailMissing : messages.emailInvalid });
      return false;
    }
    try {
      await submit(() => client.call('subscribeToNewsletter', { body: { email } }));
      setOutcome({ sentTo: email });
      return true;
    } catch (cause) {
      setOutcome({ failure: toErrorMessage(cause) });
      return false;
    }
  };
  return { outcome, isPending, subscribe };
}
