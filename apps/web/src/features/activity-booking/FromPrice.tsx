import { Text } from '@aitours/ui';
import { messages } from './messages.ts';

/** The price of one adult. */
export function FromPrice({ price }: { price: string }) {
  return (
    <Text as="span" size="small" tone="soft">
      {messages.from}{' '}
      <Text as="strong" size="lead" figures>
        {price}
      </Text>{' '}
      {messages.perAdult}
    </Text>
  );
}
