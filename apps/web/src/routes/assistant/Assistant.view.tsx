import { addDays } from '@aitours/domain/dates';
import { canPlan } from '@aitours/domain/planner';
import { LinkButton, Text, VisuallyHidden } from '@aitours/ui';
import { useState } from 'react';
import { ChatPanel } from '../../features/planner/ChatPanel.tsx';
import { messages as planner } from '../../features/planner/messages.ts';
import type { Conversation } from '../../features/planner/useConversation.ts';
import { paths } from '../../platform/paths.ts';
import { useToday } from '../../platform/useToday.ts';
import * as styles from './Assistant.css.ts';
import { messages } from './messages.ts';

export interface AssistantViewProps {
  readonly conversation: Conversation;
}

/** Two weeks ahead: a plausible date for the suggested messages. */
const DAYS_AHEAD = 14;

/** The conversation with the planner, for the chat panel's frame. */
export function AssistantView({ conversation }: AssistantViewProps) {
  const [draft, setDraft] = useState('');
  const today = useToday();
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>
      <ChatPanel
        turns={conversation.messages}
        isReplying={conversation.isReplying}
        isReturning={conversation.isReturning}
        draft={draft}
        onDraft={setDraft}
        onSend={conversation.send}
        isFramed
        starters={today ? planner.starters(addDays(today, DAYS_AHEAD)) : []}
      />
      {canPlan(conversation.preferences) && (
        <div className={styles.next}>
          {/* Out of the frame, into the whole window. */}
          <LinkButton href={paths.dayPlanner} target="_top" tone="secondary" width="full">
            {messages.plan}
          </LinkButton>
          <Text size="small" tone="soft">
            {messages.planHint}
          </Text>
        </div>
      )}
    </div>
  );
}
