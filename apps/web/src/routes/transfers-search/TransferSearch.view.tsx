import type { TransferSearch } from '@aitours/domain/transfers';
import { Card, Container, Stack } from '@aitours/ui';
import { deferPart } from '../../hydration/index.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { usePartFailure } from '../shared/usePartFailure.ts';
import { messages } from './messages.ts';

const TransferSearchForm = deferPart(() => import('./TransferSearchForm.deferred.tsx'), usePartFailure);

/** The transfer search page, prefilled from the URL (XFER-07). */
export function TransferSearchView({ initial }: { initial: TransferSearch }) {
  return (
    <Container>
      <Stack gap="xlarge">
        <PageHead title={messages.title} lead={messages.lead} />
        <Card padding="large">
          <TransferSearchForm initial={initial} />
        </Card>
      </Stack>
    </Container>
  );
}
