import { Card, Section, Skeleton } from '@aitours/ui';
import { lazy, Suspense } from 'react';
import { useIdle } from '../../hydration/index.ts';
import { messages } from './messages.ts';

const Form = lazy(() => import('./TransferForm.tsx'));

/** The transfer search instead of cards (BROWSE-07). */
export function TransferSearch() {
  return (
    <Section title={messages.transferTitle} description={messages.transferLead}>
      <Card padding="large">
        {useIdle() ? (
          <Suspense fallback={<Skeleton shape="panel" />}>
            <Form />
          </Suspense>
        ) : (
          <Skeleton shape="panel" />
        )}
      </Card>
    </Section>
  );
}
