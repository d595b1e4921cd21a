import { Text } from '@aitours/ui';

/** Tells people for whom there is no ticket. */
export const MissingTickets = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <Text key={text} size="small" tone="soft">
      {text}
    </Text>
  ));
