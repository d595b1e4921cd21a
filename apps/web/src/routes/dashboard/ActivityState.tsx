import type { Schema } from '@aitours/api-client';
import { Banner, Button, Inline, LinkButton, Stack, Text } from '@aitours/ui';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';
import type { StaffActivity } from './saveActivity.ts';

type State = Schema<'ProductState'>;

export interface ActivityStateProps {
  readonly details: StaffActivity;
  /** Whether the form has changes that aren't saved. */
  readonly isChanged: boolean;
  readonly onDone: (current: StaffActivity) => void;
}

/** The buttons that publish, unpublish and archive an activity. */
export function ActivityState({ details, isChanged, onDone }: ActivityStateProps) {
  const client = useClient();
  const attempt = useAttempt(messages.stateFailed);
  const { state, version, activity } = details;
  const set = (next: State) =>
    attempt.run(async () => {
      const target = { path: { id: activity.id }, headers: { 'If-Match': `"${version}"` } };
      onDone(await client.call('setActivityState', { ...target, body: { state: next } }));
    });
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
            onClick={() => set(to)}
          >
            {label}
          </Button>
        ))}
        <Links details={details} />
      </Inline>
      {isChanged && state === 'draft' && <Text tone="soft">{messages.saveFirst}</Text>}
    </Stack>
  );
}

function Links({ details: { state, activity } }: Pick<ActivityStateProps, 'details'>) {
  return (
    <>
      <LinkButton tone="secondary" size="small" href={staffPaths.newActivity(activity.id)}>
        {messages.duplicate}
      </LinkButton>
      {state === 'published' && (
        <LinkButton tone="secondary" size="small" href={staffPaths.stock('activity', activity.id)}>
          {messages.toStock}
        </LinkButton>
      )}
      <LinkButton
        tone="secondary"
        size="small"
        href={state === 'published' ? paths.activity(activity.slug) : staffPaths.previewActivity(activity.id)}
      >
        {state === 'published' ? messages.toShop : messages.preview}
      </LinkButton>
    </>
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
