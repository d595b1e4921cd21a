import { Button, Dialog, Text } from '@aitours/ui';
import { logOutMessages as texts } from './logOutMessages.ts';

export interface LogOutQuestionProps {
  readonly isOpen: boolean;
  /** How many scans aren't sent. */
  readonly count: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before unsent scans are deleted. */
export const LogOutQuestion = ({ isOpen, count, onStay, onLeave }: LogOutQuestionProps) => (
  <Dialog
    open={isOpen}
    role="alertdialog"
    size="small"
    title={texts.title}
    onClose={onStay}
    footer={
      <>
        <Button tone="secondary" onClick={onStay}>
          {texts.stay}
        </Button>
        <Button tone="danger" onClick={onLeave}>
          {texts.leave}
        </Button>
      </>
    }
  >
    <Text>{texts.text(count)}</Text>
  </Dialog>
);
