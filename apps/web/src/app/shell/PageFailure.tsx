import { Button, Container, ErrorState, LinkButton } from '@aitours/ui';
import { paths } from '../paths.ts';
import { shellMessages } from './messages.ts';

const { title, text, reload, home } = shellMessages.failure;

/** Stands where a page broke, or its code did not come: header and footer stay. */
export function PageFailure() {
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
