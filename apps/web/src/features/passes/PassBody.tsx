import type { Schema } from '@aitours/api-client';
import { formatDate, formatTime } from '@aitours/domain/dates';
import { Heading, QrCode, Stack, Text } from '@aitours/ui';
import { useQrCode } from '../../platform/useQrCode.ts';
import { messages } from './messages.ts';

interface PassBodyProps {
  readonly pass: Omit<Schema<'Pass'>, 'code'>;
  /** Null: the pass doesn't admit, so it has no QR code. */
  readonly code: string | null;
  readonly heading: string;
  readonly level: 2 | 3;
}

/** The code of a pass, for whom it is, and when. */
export function PassBody({ pass, code, heading, level }: PassBodyProps) {
  const cells = useQrCode(code);
  const { number, title, date, time } = pass;
  return (
    <Stack gap="small">
      {code !== null && <QrCode size="large" label={messages.codeOf(number)} cells={cells} />}
      <Heading level={level} size="small">
        {heading}
      </Heading>
      <Stack gap="xxsmall">
        <Text strong>{title}</Text>
        <Text>{time === null ? formatDate(date) : `${formatDate(date)}, ${formatTime(time)}`}</Text>
        <Text size="small" tone="soft" figures>
          {messages.number} {number}
        </Text>
      </Stack>
    </Stack>
  );
}
