import { Container, Heading, LinkButton, Stack, Text } from '@aitours/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { paths } from '../../platform/paths.ts';

/** What became of a mailed link: not used yet, used, or not valid. */
export type MailedLinkState = 'open' | 'done' | 'invalid';

interface MailedLinkPageProps {
  readonly is: MailedLinkState;
  readonly messages: Readonly<
    Record<'title' | 'lead' | 'done' | 'doneText' | 'invalid' | 'invalidText' | 'toBookings' | 'toSignIn', string>
  >;
  /** The form while the link isn't used. */
  readonly children: ReactNode;
}

/** The page that a mailed link opens. */
export function MailedLinkPage({ is, messages, children }: MailedLinkPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the page is painted: the form that had the focus is gone.
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
        {is === 'open' && children}
        {is === 'done' && <LinkButton href={paths.myBookings}>{messages.toBookings}</LinkButton>}
        {is === 'invalid' && <LinkButton href={paths.signIn}>{messages.toSignIn}</LinkButton>}
      </Stack>
    </Container>
  );
}
