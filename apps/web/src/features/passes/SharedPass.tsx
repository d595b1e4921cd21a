import type { Schema } from '@aitours/api-client';
import { Button, Card, Stack, Text } from '@aitours/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../platform/paths.ts';
import { type Shared, shareLink } from '../../platform/shareLink.ts';
import { messages } from './messages.ts';
import { PassBody } from './PassBody.tsx';

interface SharedPassProps {
  readonly pass: Schema<'Pass'>;
  /** From 1. */
  readonly position: number;
  readonly count: number;
}

/** A pass in the list of its booking, with a button that sends it. */
export function SharedPass({ pass, position, count }: SharedPassProps) {
  const [outcome, setOutcome] = useState<Shared>();
  const { code, number, title } = pass;
  const share = (url: string) => void shareLink(navigator, messages.shareTitle(title), url).then(setOutcome);
  return (
    <Card as="li" tone="outline">
      <Stack gap="small">
        <PassBody
          level={3}
          pass={pass}
          code={code}
          heading={messages.numbered(messages.kinds[pass.kind], position, count)}
        />
        {code !== null && (
          <Button
            tone="secondary"
            size="small"
            icon={Share2}
            aria-label={messages.sendNumber(number)}
            onClick={() => share(new URL(paths.pass(code), location.href).href)}
          >
            {messages.send}
          </Button>
        )}
        <output>
          {outcome && (
            <Text as="span" size="small" tone="soft">
              {messages.sent[outcome]}
            </Text>
          )}
        </output>
      </Stack>
    </Card>
  );
}
