import { Button, Container, ErrorState, LinkButton } from '@aitours/ui';
import { EarlyInputReplay } from '../../hydration/index.ts';
import { paths } from '../../platform/paths.ts';
import { shellMessages } from './messages.ts';

const { title, text, reload, home } = shellMessages.failure;

/** Replaces a page that threw or could not be loaded; header and footer stay. */
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
        <EarlyInputReplay />
      </ErrorState>
    </Container>
  );
}
