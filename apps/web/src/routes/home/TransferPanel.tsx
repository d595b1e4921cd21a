import { Card, Section } from '@aitours/ui';
import { TransferSearchForm } from '../../features/transfer-search/TransferSearchForm.tsx';
import { messages } from './messages.ts';

/** The transfer search on the home page; loaded when it is opened (HOME-04). */
export default function TransferPanel() {
  return (
    <Card padding="large">
      <Section title={messages.transferTitle} description={messages.transferLead} size="medium">
        <TransferSearchForm />
      </Section>
    </Card>
  );
}
