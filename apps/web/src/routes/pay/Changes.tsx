import { Banner, Stack, Text } from '@aitours/ui';
import type { Renewal } from '../../features/payment/payment.ts';
import { describeChanges } from './changes.ts';
import { messages } from './messages.ts';

/** What has changed since the places were first held. */
export function Changes({ changes }: { changes: Renewal['changes'] }) {
  const isSame = changes.every(({ outcome }) => outcome === 'taken_back');
  return (
    <Banner tone={isSame ? 'positive' : 'pending'} announce="status" title={messages.changes}>
      <Stack gap="xxsmall">
        {describeChanges(changes).map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
    </Banner>
  );
}
