import type { Schema } from '@aitours/api-client';
import { attractionMessages } from '@aitours/domain/messages';
import { Banner, Container, Heading, LinkButton, Stack } from '@aitours/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { TicketFlowOptions } from '../../features/ticket-flow/useTicketFlow.ts';
import { useIsHydrated } from '../../hydration/index.ts';
import { paths } from '../../platform/paths.ts';
import { DetailPage, type DetailState } from '../shared/DetailPage.tsx';
import { AttractionDetail } from './AttractionDetail.tsx';
import { messages } from './messages.ts';

const Alternatives = lazy(() => import('./Alternatives.tsx'));

export interface AttractionViewProps extends TicketFlowOptions {
  slug: string;
  state: DetailState<Schema<'Event'>>;
}

/** The page of an attraction in each of its states (TICKET-19, GAP-48). */
export const AttractionView = ({ slug, state, ...flow }: AttractionViewProps) => (
  <DetailPage
    state={state}
    loadingMessage={messages.loading}
    missing={
      <NotThere>
        <Instead slug={slug} />
      </NotThere>
    }
    failed={(retry) => <NotThere retry={retry} />}
  >
    {(event) => <AttractionDetail event={event} {...flow} />}
  </DetailPage>
);

function Instead({ slug }: { slug: string }) {
  const isHydrated = useIsHydrated();
  // A new boundary per page: an existing one would delay the other updates of the hydration.
  return (
    isHydrated && (
      <Suspense>
        <Alternatives slug={slug} />
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
