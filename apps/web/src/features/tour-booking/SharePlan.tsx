import { Button, Inline, Text } from '@aitours/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { type Shared, shareLink } from '../../platform/shareLink.ts';
import { messages } from './messages.ts';

/** The URL contains the plan: it opens the same tour at the same price. */
export function SharePlan({ title }: { title: string }) {
  const [outcome, setOutcome] = useState<Shared>();
  return (
    <Inline gap="small">
      <Button
        tone="quiet"
        size="small"
        icon={Share2}
        onClick={() => void shareLink(navigator, title, location.href).then(setOutcome)}
      >
        {messages.share}
      </Button>
      <output>
        {outcome && (
          <Text as="span" size="small" tone="soft">
            {messages.shared[outcome]}
          </Text>
        )}
      </output>
    </Inline>
  );
}
