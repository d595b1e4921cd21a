import { Banner, Button, Inline, Stack, Text } from '@aitours/ui';
import { AttemptError } from '../../../platform/AttemptError.tsx';
import { editorMessages as messages } from '../../shared/editorMessages.ts';
import { describeChange } from './describeChange.ts';
import * as styles from './editor.css.ts';
import type { ProductEditing } from './productForm.ts';

export interface SaveBarProps<Draft> {
  readonly editing: ProductEditing<Draft>;
}

/** The end of a product's form: what others have changed, why saving failed, and the button that saves. */
export function SaveBar<Draft extends object>({ editing }: SaveBarProps<Draft>) {
  const { attempt, isChanged, isNew, conflict } = editing;
  return (
    <div className={styles.saveBar}>
      {conflict && (
        <Banner tone="pending" title={messages.conflict} announce="alert">
          <Stack gap="small">
            <Text>{messages.conflictText(conflict.changes.map(describeChange), Object.entries(conflict.theirs))}</Text>
            <Button tone="secondary" size="small" onClick={editing.discard}>
              {messages.showTheirs}
            </Button>
          </Stack>
        </Banner>
      )}
      <AttemptError text={attempt.error} />
      <Inline gap="medium">
        <Button type="submit" busy={attempt.isBusy}>
          {isNew ? messages.saveDraft : messages.save}
        </Button>
        <span role="status">{isChanged && messages.unsaved}</span>
      </Inline>
    </div>
  );
}
