import { Container, EmptyState, ErrorState, Heading, PageSkeleton, Stack, Text } from '@aitours/ui';
import { Map as MapIcon, SearchX } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { ChatPanel } from '../../features/planner/ChatPanel.tsx';
import { LibraryIdeas } from '../../features/planner/LibraryIdeas.tsx';
import { messages as planner } from '../../features/planner/messages.ts';
import { PreferencesBar } from '../../features/planner/PreferencesBar.tsx';
import { TripPanel } from '../../features/planner/TripPanel.tsx';
import type { Conversation } from '../../features/planner/useConversation.ts';
import type { Planning, PlanState } from '../../features/planner/usePlan.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import * as styles from './DayPlanner.css.ts';
import { messages } from './messages.ts';

interface DayPlannerViewProps {
  readonly conversation: Conversation;
  readonly planning: Planning;
  readonly onShare: () => void;
  readonly onCalendar: () => void;
}

/** The conversation, the plan and the bar with the understood preferences (PLAN-01 to PLAN-04). */
export function DayPlannerView({ conversation, planning, onShare, onCalendar }: DayPlannerViewProps) {
  const [draft, setDraft] = useState('');
  const { messages: turns, preferences, isReplying, isReturning, send, remove, startOver, sessionId } = conversation;
  const { state, isGenerating, alert, generate, clear } = planning;
  return (
    <Container>
      <Stack gap="large">
        <PageTitle />
        <div className={styles.columns}>
          <div className={styles.chat}>
            <ChatPanel
              turns={turns}
              isReplying={isReplying}
              isReturning={isReturning}
              draft={draft}
              onDraft={setDraft}
              onSend={send}
              starters={planner.starters}
            />
          </div>
          <div className={styles.actionBar}>
            <PreferencesBar
              preferences={preferences}
              isGenerating={isGenerating}
              onRemove={remove}
              onGenerate={() => generate(preferences, sessionId())}
              onStartOver={() => {
                startOver();
                clear();
              }}
            />
          </div>
          <div className={styles.trip}>
            <AttemptError text={alert} />
            <Trip
              state={isGenerating ? { is: 'loading' } : state}
              onIdea={setDraft}
              onShare={onShare}
              onCalendar={onCalendar}
              hotel={preferences.hotel}
              onPlanAgain={() => generate(preferences, sessionId())}
            />
          </div>
        </div>
      </Stack>
    </Container>
  );
}

const PageTitle = () => (
  <Stack gap="xsmall">
    <Heading level={1}>{messages.title}</Heading>
    <div className={styles.screenOnly}>
      <Text size="lead" tone="soft" measure>
        {messages.lead}
      </Text>
    </div>
  </Stack>
);

interface TripProps extends Omit<ComponentProps<typeof TripPanel>, 'plan'> {
  readonly state: PlanState;
  readonly onIdea: (text: string) => void;
}

function Trip({ state, onIdea, ...panel }: TripProps) {
  switch (state.is) {
    case 'none':
      return (
        <Stack gap="large">
          <EmptyState icon={MapIcon} title={planner.none}>
            {planner.noneHint}
          </EmptyState>
          <LibraryIdeas onIdea={onIdea} />
        </Stack>
      );
    case 'loading':
      return <PageSkeleton shape="cards" label={planner.loadingPlan} />;
    case 'missing':
      return (
        <ErrorState icon={SearchX} title={planner.planMissing}>
          {planner.planMissingHint}
        </ErrorState>
      );
    case 'failed':
      return <ErrorState title={planner.planFailed} onRetry={state.retry} />;
    case 'planned':
      return <TripPanel plan={state.plan} {...panel} />;
  }
}
