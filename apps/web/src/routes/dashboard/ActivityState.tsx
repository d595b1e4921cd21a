import { LinkButton } from '@aitours/ui';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';
import { StateActions } from './StateActions.tsx';
import type { StaffActivity } from './saveActivity.ts';

export interface ActivityStateProps {
  readonly details: StaffActivity;
  /** Whether the form has changes that aren't saved. */
  readonly isChanged: boolean;
  readonly onDone: (current: StaffActivity) => void;
}

/** The buttons that publish, unpublish and archive an activity, and links to its other pages. */
export function ActivityState({ details, isChanged, onDone }: ActivityStateProps) {
  const client = useClient();
  const { state, version, activity } = details;
  return (
    <StateActions
      state={state}
      texts={messages}
      isChanged={isChanged}
      onSet={async (next) => {
        const target = { path: { id: activity.id }, headers: { 'If-Match': `"${version}"` } };
        onDone(await client.call('setActivityState', { ...target, body: { state: next } }));
      }}
      links={<Links details={details} />}
    />
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
