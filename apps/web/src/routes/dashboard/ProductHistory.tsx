import type { Schema } from '@aitours/api-client';
import { Banner, Button, Section, Stack, Text } from '@aitours/ui';
import { useAttempt } from '../../features/session/useAttempt.ts';
import * as styles from './ActivityForm.css.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';
import { describeChange } from './describeChange.ts';
import { formatInstant } from './formatInstant.ts';

type Change = Schema<'ProductChange'>;

export interface ProductHistoryProps {
  readonly history: readonly Change[];
  /** Puts an earlier version into the form. @param at when it was saved */
  readonly onUse: (changeId: string, at: string) => Promise<void>;
}

/** What staff have changed. An earlier version can be put into the form. */
export function ProductHistory({ history, onUse }: ProductHistoryProps) {
  const attempt = useAttempt(messages.versionFailed);
  const hasVersion = ({ action }: Change) => action === 'created' || action === 'changed';
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
                    onClick={() => attempt.run(() => onUse(change.id, formatInstant(change.at)))}
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
