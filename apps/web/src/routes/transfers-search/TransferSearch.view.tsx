import type { TransferSearch } from '@aitours/domain/transfers';
import { Card, Container, Heading, Stack, Text } from '@aitours/ui';
import { TransferSearchForm } from '../../features/transfer-search/TransferSearchForm.tsx';
import { messages } from './messages.ts';

/** The search for transfers on a page of its own, filled from the address (XFER-07). */
export function TransferSearchView({ initial }: { initial: TransferSearch }) {
  return (
    <Container>
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={1}>{messages.title}</Heading>
          <Text size="lead" tone="soft" measure>
            {messages.lead}
          </Text>
        </Stack>
        <Card padding="large">
          <TransferSearchForm initial={initial} />
        </Card>
      </Stack>
    </Container>
  );
}
