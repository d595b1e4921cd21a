import { Banner, Button, Section, Stack, Text } from '@aitours/ui';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import * as styles from './ActivityForm.css.ts';
import type { Activity } from './activityDraft.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';
import { describeChange } from './describeChange.ts';
import { formatInstant } from './formatInstant.ts';
import type { StaffActivity } from './saveActivity.ts';

export interface ActivityHistoryProps {
  readonly details: StaffActivity;
  /** Called with an earlier version. @param at when it was saved */
  readonly onUse: (activity: Activity, at: string) => void;
}

/** What staff have changed. An earlier version can be put into the form. */
export function ActivityHistory({ details: { activity, history }, onUse }: ActivityHistoryProps) {
  const client = useClient();
  const attempt = useAttempt(messages.versionFailed);
  const load = (id: string, at: string) =>
    attempt.run(async () => {
      const earlier = await client.call('getActivityVersion', { path: { id: activity.id, change_id: id } });
      onUse(earlier, formatInstant(at));
    });
  const hasVersion = ({ action }: StaffActivity['history'][number]) => action === 'created' || action === 'changed';
  const newest = history.find(hasVersion)?.id;
  return (
    <Section title={messages.history} size="medium">
      {history.length === 0 && <Text tone="soft">{messages.noHistory}</Text>}
      {attempt.error !== undefined && (
        <Banner tone="critical" announce="alert">
          {attempt.error}
        </Banner>
      )}
      {/* Safari drops the role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul className={styles.rows} role="list">
        {history.map((change) => (
          <li key={change.id}>
            <Stack gap="xxsmall">
              <Text>{describeChange(change)}</Text>
              {hasVersion(change) && change.id !== newest && (
                <div>
                  <Button
                    tone="secondary"
                    size="small"
                    busy={attempt.isBusy}
                    aria-label={messages.restoreVersionOf(formatInstant(change.at))}
                    onClick={() => load(change.id, change.at)}
                  >
                    {messages.restoreVersion}
                  </Button>
                </div>
              )}
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
