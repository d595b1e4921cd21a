import { canPlan, type PlannerPreferences } from '@aitours/domain/planner';
import { LinkButton, Text, VisuallyHidden } from '@aitours/ui';
import { useState } from 'react';
import { messages as answers } from '../../features/assistant/messages.ts';
import type { Assistant } from '../../features/assistant/useAssistant.ts';
import { ChatPanel } from '../../features/planner/ChatPanel.tsx';
import { messages as planner } from '../../features/planner/messages.ts';
import { paths } from '../../platform/paths.ts';
import * as styles from './Assistant.css.ts';
import { messages } from './messages.ts';

export interface AssistantViewProps {
  readonly assistant: Assistant;
  /** What the planner has understood. */
  readonly preferences: PlannerPreferences;
}

/** The conversation with the assistant, for the chat panel's frame. */
export function AssistantView({ assistant, preferences }: AssistantViewProps) {
  const [draft, setDraft] = useState('');
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>
      <ChatPanel
        turns={assistant.turns}
        isReplying={assistant.isReplying}
        isReturning={false}
        draft={draft}
        onDraft={setDraft}
        onSend={assistant.send}
        isFramed
        starters={[...answers.starters, ...planner.starters]}
      />
      {canPlan(preferences) && (
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
      <div className={styles.next}>
        <LinkButton href={paths.contact} target="_top" tone="quiet" size="small" onClick={assistant.handOver}>
          {messages.person}
        </LinkButton>
      </div>
    </div>
  );
}
