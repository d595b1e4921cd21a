import { Button, Container, ErrorState, LinkButton } from '@aitours/ui';
import { useEffect } from 'react';
import { useHydration } from '../../hydration/index.ts';
import { paths } from '../../platform/paths.ts';
import { shellMessages } from './messages.ts';

const { title, text, reload, home } = shellMessages.failure;

/** Stands where a page broke, or its code did not come: header and footer stay. */
export function PageFailure() {
  const [, end] = useHydration();
  // No page is left that could.
  useEffect(end, [end]);
  return (
    <Container>
      <ErrorState
        level={1}
        title={title}
        action={
          <>
            <Button onClick={() => location.reload()}>{reload}</Button>
            <LinkButton tone="secondary" href={paths.home}>
              {home}
            </LinkButton>
          </>
        }
      >
        {text}
      </ErrorState>
    </Container>
  );
}
