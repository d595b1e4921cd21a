import type { Schema } from '@aitours/api-client';
import { Card, Container, Heading, PageSkeleton, Stack, Text } from '@aitours/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { CodeForm } from './CodeForm.tsx';
import { messages } from './messages.ts';
import { SearchForm } from './SearchForm.tsx';

const FoundBooking = lazy(() => import('./FoundBooking.tsx'));

/** The booking to find. */
export interface Searched {
  readonly number: string;
  readonly email: string;
}

export interface FindBookingViewProps {
  readonly state:
    | { readonly is: 'search' }
    | { readonly is: 'code'; readonly lookup: string; readonly isResent: boolean }
    | ({ readonly is: 'found' } & Schema<'FoundBooking'>);
  /** The last search, which the form starts with. */
  readonly searched: Searched;
  readonly isBusy: boolean;
  /** The message of the last error. */
  readonly error: string | undefined;
  readonly onSend: (search: Searched) => void;
  readonly onShow: (code: string) => void;
  readonly onRestart: () => void;
}

/** Number and address, then the code, then the booking. */
export function FindBookingView({ state, searched, isBusy, error, onSend, onShow, onRestart }: FindBookingViewProps) {
  if (state.is === 'found')
    return (
      <Suspense fallback={<PageSkeleton shape="form" label={messages.loading} />}>
        <FoundBooking found={state} onRestart={onRestart} />
      </Suspense>
    );
  if (state.is === 'code')
    return (
      <Page key="code" title={messages.codeTitle} lead={messages.sent(searched.number, searched.email)}>
        <Card padding="large">
          <CodeForm
            isBusy={isBusy}
            error={error}
            isResent={state.isResent}
            onShow={onShow}
            onResend={() => onSend(searched)}
            onChange={onRestart}
          />
        </Card>
      </Page>
    );
  return (
    <Page key="search" title={messages.title} lead={messages.lead}>
      <Card padding="large">
        <SearchForm searched={searched} isBusy={isBusy} error={error} onSend={onSend} />
      </Card>
    </Page>
  );
}

const Page = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Container width="form">
    <Stack gap="large">
      <Heading level={1}>{title}</Heading>
      <Text size="lead">{lead}</Text>
      {children}
    </Stack>
  </Container>
);
