import { Text } from '@aitours/ui';
import { messages } from './messages.ts';

export interface FromPriceProps {
  price: string;
  /**
   * What kind of price it is.
   * @default 'from'
   */
  label?: string | undefined;
}

/** The price of one adult. */
export function FromPrice({ price, label = messages.from }: FromPriceProps) {
  return (
    <Text as="span" size="small" tone="soft">
      {label}{' '}
      <Text as="strong" size="lead" figures>
        {price}
      </Text>{' '}
      {messages.perAdult}
    </Text>
  );
}
