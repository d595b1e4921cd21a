import { Button, Inline, Stack, Text } from '@aitours/ui';
import type { Attempt } from '../../features/session/useAttempt.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';

export interface UndoEditProps {
  /** What was changed. */
  readonly text: string;
  readonly label: string;
  readonly attempt: Pick<Attempt, 'isBusy' | 'error'>;
  readonly onUndo: () => void;
}

/** What was changed last, with the button that undoes it. */
export const UndoEdit = ({ text, label, attempt, onUndo }: UndoEditProps) => (
  <Stack gap="small">
    <Inline align="center" gap="medium">
      <Text>{text}</Text>
      <Button size="small" tone="secondary" busy={attempt.isBusy} onClick={onUndo}>
        {label}
      </Button>
    </Inline>
    <AttemptError text={attempt.error} />
  </Stack>
);
