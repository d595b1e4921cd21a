import { type Fils, formatPrice } from '@aitours/domain/money';
import { Inline, Price, Text } from '@aitours/ui';

export interface PriceChange {
  id: string;
  title: string;
  before: Fils;
  amount: Fils;
}

/** The items whose price has changed, each with its old and new price. */
export const PriceChanges = ({ changes }: { changes: readonly PriceChange[] }) =>
  changes.map(({ id, title, before, amount }) => (
    <Inline key={id} justify="between" align="baseline">
      <Text as="span">{title}</Text>
      <Price previousAmount={formatPrice(before)} amount={formatPrice(amount)} />
    </Inline>
  ));
