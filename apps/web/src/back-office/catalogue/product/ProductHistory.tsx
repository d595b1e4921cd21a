import type { Schema } from '@aitours/api-client';
import { Button, Section, Stack, Text } from '@aitours/ui';
import { useAttempt } from '../../../features/session/useAttempt.ts';
import { AttemptError } from '../../../platform/AttemptError.tsx';
import { editorMessages as messages } from '../../shared/editorMessages.ts';
import { formatInstant } from '../../shared/formatInstant.ts';
import { describeChange } from './describeChange.ts';
import * as styles from './editor.css.ts';

type Change = Schema<'ProductChange'>;

export interface ProductHistoryProps<Product> {
  readonly history: readonly Change[];
  /** Loads the product as it was after a change. */
  readonly load: (changeId: string) => Promise<Product>;
  /** Called with an earlier version. @param text says that it is in the form */
  readonly onUse: (product: Product, text: string) => void;
}

/** What staff have changed of a product. An earlier version can be put into the form. */
export function ProductHistory<Product>({ history, load, onUse }: ProductHistoryProps<Product>) {
  const attempt = useAttempt(messages.versionFailed);
  const use = ({ id, at, action }: Change) =>
    attempt.run(async () => {
      const version = await load(id);
      onUse(version, action === 'original' ? messages.originalInForm : messages.versionInForm(formatInstant(at)));
    });
  const hasVersion = ({ action }: Change) => action === 'created' || action === 'changed' || action === 'original';
  const newest = history.find(hasVersion)?.id;
  return (
    <Section title={messages.history} size="medium">
      {history.length === 0 && <Text tone="soft">{messages.noHistory}</Text>}
      <AttemptError text={attempt.error} />
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
                    aria-label={
                      change.action === 'original'
                        ? messages.restoreOriginal
                        : messages.restoreVersionOf(formatInstant(change.at))
                    }
                    onClick={() => use(change)}
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
