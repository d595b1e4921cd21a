import { Banner, Button, Container, Heading, LinkButton, Stack, Text } from '@aitours/ui';
import { useLayoutEffect, useRef } from 'react';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';

export interface SignInLinkViewProps {
  readonly is: 'open' | 'done' | 'invalid';
  readonly isBusy: boolean;
  /** The message of the last error. */
  readonly error: string | undefined;
  readonly onSignIn: () => void;
}

/** The button that signs in, and what became of it. */
export function SignInLinkView({ is, isBusy, error, onSignIn }: SignInLinkViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the page is painted: the button that had the focus is gone.
  useLayoutEffect(() => {
    if (is !== 'open') heading.current?.focus();
  }, [is]);
  return (
    <Container width="form">
      <Stack gap="large">
        <Heading level={1} focusable ref={heading}>
          {{ open: messages.title, done: messages.done, invalid: messages.invalid }[is]}
        </Heading>
        <Text size="lead">{{ open: messages.lead, done: messages.doneText, invalid: messages.invalidText }[is]}</Text>
        {error && (
          <Banner tone="critical" announce="alert">
            {error}
          </Banner>
        )}
        {is === 'open' && (
          <Button width="full" busy={isBusy} onClick={onSignIn}>
            {messages.signIn}
          </Button>
        )}
        {is === 'done' && <LinkButton href={paths.myBookings}>{messages.toBookings}</LinkButton>}
        {is === 'invalid' && <LinkButton href={paths.signIn}>{messages.toSignIn}</LinkButton>}
      </Stack>
    </Container>
  );
}
