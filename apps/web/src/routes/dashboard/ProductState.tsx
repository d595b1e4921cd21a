import type { Schema } from '@aitours/api-client';
import { Banner, Button, Inline, Stack, Text } from '@aitours/ui';
import type { ReactNode } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';

type State = Schema<'ProductState'>;

export interface ProductStateProps {
  readonly state: State;
  /** Whether the form has changes that aren't saved. */
  readonly isChanged: boolean;
  /** Sends the next state. */
  readonly set: (next: State) => Promise<void>;
  /** The links beside the buttons. */
  readonly links: ReactNode;
}

/** The state of a product, and the buttons that publish, unpublish and archive it. */
export function ProductState({ state, isChanged, set, links }: ProductStateProps) {
  const attempt = useAttempt(messages.stateFailed);
  return (
    <Stack gap="small">
      <Text>
        <strong>{messages.states[state]}.</strong> {messages.stateHints[state]}
      </Text>
      {attempt.error !== undefined && (
        <Banner tone="critical" announce="alert">
          {attempt.error}
        </Banner>
      )}
      <Inline gap="small">
        {actionsOf[state].map(({ to, label, tone }) => (
          <Button
            key={to}
            size="small"
            tone={tone}
            busy={attempt.isBusy}
            disabled={isChanged && to === 'published'}
            onClick={() => attempt.run(() => set(to))}
          >
            {label}
          </Button>
        ))}
        {links}
      </Inline>
      {isChanged && state === 'draft' && <Text tone="soft">{messages.saveFirst}</Text>}
    </Stack>
  );
}

interface Action {
  readonly to: State;
  readonly label: string;
  readonly tone: 'primary' | 'secondary';
}

const archive: Action = { to: 'archived', label: messages.archive, tone: 'secondary' };

const actionsOf: Readonly<Record<State, readonly Action[]>> = {
  draft: [{ to: 'published', label: messages.publish, tone: 'primary' }, archive],
  published: [{ to: 'draft', label: messages.unpublish, tone: 'secondary' }, archive],
  archived: [{ to: 'draft', label: messages.restoreDraft, tone: 'secondary' }],
};
