import { isProblem, toErrorMessage } from '@aitours/api-client';
import { Banner, Button, Container, Heading, LinkButton, Stack, Text } from '@aitours/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { confirming, messages, unsubscribing } from './messages.ts';

const texts = { confirmNewsletter: confirming, unsubscribeFromNewsletter: unsubscribing };

export interface NewsletterLinkProps {
  readonly operation: 'confirmNewsletter' | 'unsubscribeFromNewsletter';
}

type Outcome = { readonly is: 'open' | 'done' | 'invalid' } | { readonly is: 'failed'; readonly text: string };

/**
 * The page that a mailed link opens (QUIRK-03). It acts on a press of its button, because mail programs and virus scanners
 * open links too.
 */
export function NewsletterLink({ operation }: NewsletterLinkProps) {
  const text = texts[operation];
  const { outcome, isPending, act } = useNewsletterLink(operation);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasEnded = outcome.is === 'done' || outcome.is === 'invalid';
  // Before the page is painted: the button that had the focus is gone.
  useLayoutEffect(() => {
    if (hasEnded) heading.current?.focus();
  }, [hasEnded]);
  const title = { open: text.title, failed: text.title, done: text.done, invalid: messages.invalid }[outcome.is];
  const lead = { open: text.lead, failed: text.lead, done: text.doneText, invalid: text.invalid }[outcome.is];
  return (
    <Container width="prose">
      <Stack gap="large" align="start">
        <Heading level={1} focusable ref={heading}>
          {title}
        </Heading>
        <Text size="lead">{lead}</Text>
        {outcome.is === 'failed' && (
          <Banner tone="critical" announce="alert" title={outcome.text}>
            {messages.failed}
          </Banner>
        )}
        {hasEnded ? (
          <LinkButton href={paths.blog}>{messages.blog}</LinkButton>
        ) : (
          <Button onClick={act} busy={isPending}>
            {text.action}
          </Button>
        )}
      </Stack>
    </Container>
  );
}

function useNewsletterLink(operation: NewsletterLinkProps['operation']) {
  const client = useClient();
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const { isPending, submit } = useSubmitOnce();
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' });
  const send = async () => {
    try {
      await client.call(operation, { body: { token } });
      setOutcome({ is: 'done' });
    } catch (cause) {
      // A truncated link is an invalid request.
      const isInvalid = isProblem(cause, 'not-found') || isProblem(cause, 'invalid-request');
      setOutcome(isInvalid ? { is: 'invalid' } : { is: 'failed', text: toErrorMessage(cause) });
    }
  };
  return { outcome, isPending, act: () => void submit(send) };
}
