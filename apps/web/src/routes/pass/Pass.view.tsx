import type { Schema } from '@aitours/api-client';
import {
  Banner,
  Card,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  PageSkeleton,
  Stack,
  Text,
} from '@aitours/ui';
import { TicketX } from 'lucide-react';
import { messages as passText } from '../../features/passes/messages.ts';
import { PassBody } from '../../features/passes/PassBody.tsx';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';

export type PassState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly code: string; readonly pass: Schema<'CheckedPass'> };

/** One pass in each of its states. */
export function PassView({ state }: { state: PassState }) {
  return (
    <Container width="form">
      <Content state={state} />
    </Container>
  );
}

function Content({ state }: { state: PassState }) {
  if (state.is === 'loading') return <PageSkeleton shape="form" label={messages.loading} />;
  if (state.is === 'failed')
    return (
      <ErrorState level={1} title={messages.failed} onRetry={state.retry}>
        {messages.failedText}
      </ErrorState>
    );
  if (state.is === 'missing')
    return (
      <EmptyState
        level={1}
        icon={TicketX}
        title={messages.notFound}
        action={<LinkButton href={paths.home}>{messages.home}</LinkButton>}
      >
        {messages.notFoundText}
      </EmptyState>
    );
  const { pass, code } = state;
  const isValid = pass.status === 'valid';
  return (
    <Stack gap="medium">
      <Heading level={1}>{messages.title}</Heading>
      {pass.status === 'valid' ? (
        <Text size="lead">{messages.lead}</Text>
      ) : (
        <Banner tone="critical">{messages.refused[pass.status]}</Banner>
      )}
      <Card as="section">
        <PassBody level={2} pass={pass} code={isValid ? code : null} heading={passText.kinds[pass.kind]} />
      </Card>
    </Stack>
  );
}
