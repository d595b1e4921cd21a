import { ChatDock, type ChatSize, LinkButton, Stack, Text } from '@aitours/ui';
import { useState } from 'react';
import { useConfig } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { chatMessages } from './chatMessages.ts';

/** Sandbox permissions of an external chat: it can't navigate the shop's page. */
const OUTSIDE = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * The chat on every page, for guests too (SHELL-51, SHELL-52): an external service or the shop's assistant (GAP-72).
 */
export function ChatPart() {
  const { chatUrl } = useConfig();
  const [size, setSize] = useState<ChatSize>('closed');
  const isOwn = chatUrl.startsWith('/');
  return (
    <ChatDock
      title={chatMessages.title}
      src={chatUrl}
      {...(!isOwn && { sandbox: OUTSIDE })}
      size={size}
      onSizeChange={setSize}
      messages={chatMessages.controls}
      loading={<Text tone="soft">{chatMessages.loading}</Text>}
      timedOut={
        <Stack>
          <Text>{chatMessages.timedOut}</Text>
          <LinkButton href={paths.dayPlanner} tone="secondary">
            {chatMessages.planner}
          </LinkButton>
        </Stack>
      }
    />
  );
}
