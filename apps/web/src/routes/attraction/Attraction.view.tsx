import { attractionMessages } from '@aitours/domain/messages';
import { Banner, Container, Heading, LinkButton, PageSkeleton, Stack } from '@aitours/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { TicketFlowOptions } from '../../features/ticket-flow/useTicketFlow.ts';
import { useIsHydrated } from '../../hydration/index.ts';
import { paths } from '../../platform/paths.ts';
import { AttractionDetail } from './AttractionDetail.tsx';
import { messages } from './messages.ts';
import type { AttractionState } from './useAttraction.ts';

const WhatElse = lazy(() => import('./Alternatives.tsx'));

export interface AttractionViewProps extends TicketFlowOptions {
  state: AttractionState;
}

/** The page of an attraction in each of its states (TICKET-19, GAP-48). */
export function AttractionView({ state, ...flow }: AttractionViewProps) {
  switch (state.is) {
    case 'loading':
      return (
        <Container>
          <PageSkeleton shape="detail" label={messages.loading} />
        </Container>
      );
    case 'missing':
      return (
        <NotThere>
          <Instead slug={state.slug} />
        </NotThere>
      );
    case 'failed':
      return <NotThere retry={state.retry} />;
    case 'loaded':
      return <AttractionDetail event={state.event} {...flow} />;
  }
}

function Instead({ slug }: { slug: string }) {
  const isHydrated = useIsHydrated();
  // A new boundary per page: an existing one would delay the other updates of the hydration.
  return (
    isHydrated && (
      <Suspense>
        <WhatElse slug={slug} />
      </Suspense>
    )
  );
}

/** An unknown attraction has the same text as one that could not be loaded (GAP-48), and shows alternatives. */
function NotThere({ retry, children }: { retry?: () => void; children?: ReactNode }) {
  return (
    <Container>
      <Stack gap="large">
        <Heading level={1}>{messages.attractions}</Heading>
        <Banner
          tone="critical"
          announce="alert"
          title={attractionMessages.error}
          {...(retry && { onRetry: retry })}
          action={
            <LinkButton size="small" tone="secondary" href={paths.attractions}>
              {messages.backToAttractions}
            </LinkButton>
          }
        >
          {attractionMessages.loadFailed}
        </Banner>
        {children}
      </Stack>
    </Container>
  );
}
