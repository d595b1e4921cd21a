import { Card, Section } from '@aitours/ui';
import { IdlePart } from './IdlePart.tsx';
import { messages } from './messages.ts';
import type { BrowsingProps } from './ThingsToDo.view.tsx';

/** The transfer search instead of cards (BROWSE-07). */
export const TransferSearch = (props: BrowsingProps) => (
  <Section title={messages.category.transfers} description={messages.transferLead}>
    <Card padding="large">
      <IdlePart part="transferForm" shape="panel" {...props} />
    </Card>
  </Section>
);
