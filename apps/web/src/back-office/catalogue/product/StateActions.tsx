import type { Schema } from '@aitours/api-client';
import { Button, Inline, Stack, Text } from '@aitours/ui';
import type { ReactNode } from 'react';
import { useAttempt } from '../../../features/session/useAttempt.ts';
import { AttemptError } from '../../../platform/AttemptError.tsx';

type State = Schema<'ProductState'>;
type ByState = Readonly<Record<State, string>>;

/** The texts of a kind of product. */
export interface StateTexts {
  readonly states: ByState;
  readonly stateHints: ByState;
  readonly publish: string;
  readonly unpublish: string;
  readonly archive: string;
  readonly restoreDraft: string;
  readonly saveFirst: string;
  readonly stateFailed: string;
}

export interface StateActionsProps {
  readonly state: State;
  readonly texts: StateTexts;
  /** Whether the form has changes that aren't saved. */
  readonly isChanged: boolean;
  readonly onSet: (next: State) => Promise<void>;
  /** What else can be done with the product. */
  readonly links: ReactNode;
}

/** The buttons that publish, unpublish and archive a product. */
export function StateActions({ state, texts, isChanged, onSet, links }: StateActionsProps) {
  const attempt = useAttempt(texts.stateFailed);
  return (
    <Stack gap="small">
      <Text>
        <strong>{texts.states[state]}.</strong> {texts.stateHints[state]}
      </Text>
      <AttemptError text={attempt.error} />
      <Inline gap="small">
        {stateActions[state].map(({ to, label, tone }) => (
          <Button
            key={to}
            size="small"
            tone={tone}
            busy={attempt.isBusy}
            disabled={isChanged && to === 'published'}
            onClick={() => attempt.run(() => onSet(to))}
          >
            {texts[label]}
          </Button>
        ))}
        {links}
      </Inline>
      {isChanged && state === 'draft' && <Text tone="soft">{texts.saveFirst}</Text>}
    </Stack>
  );
}

interface Action {
  readonly to: State;
  readonly label: 'publish' | 'unpublish' | 'archive' | 'restoreDraft';
  readonly tone: 'primary' | 'secondary';
}

const archive: Action = { to: 'archived', label: 'archive', tone: 'secondary' };

const stateActions: Readonly<Record<State, readonly Action[]>> = {
  draft: [{ to: 'published', label: 'publish', tone: 'primary' }, archive],
  published: [{ to: 'draft', label: 'unpublish', tone: 'secondary' }, archive],
  archived: [{ to: 'draft', label: 'restoreDraft', tone: 'secondary' }],
};
