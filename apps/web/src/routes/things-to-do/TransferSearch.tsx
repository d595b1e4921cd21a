import { Card, Section } from '@aitours/ui';
import { Later } from './Later.tsx';
import { messages } from './messages.ts';
import type { BrowsingProps } from './ThingsToDo.view.tsx';

/** The transfer search instead of cards (BROWSE-07). */
export const TransferSearch = (props: BrowsingProps) => (
  <Section title={messages.category.transfers} description={messages.transferLead}>
    <Card padding="large">
      <Later part="transferForm" shape="panel" {...props} />
    </Card>
  </Section>
);
