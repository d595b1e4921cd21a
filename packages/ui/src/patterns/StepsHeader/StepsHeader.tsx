import { ArrowLeft } from 'lucide-react';
import { Heading, type HeadingProps } from '../../components/Heading/Heading.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './StepsHeader.css.ts';

export interface StepsHeaderProps {
  /** The title of the step. */
  title: string;
  /** The current step, from 1. */
  step: number;
  /** The number of steps. */
  of: number;
  /** Goes one step back; omit it on the first. */
  onBack?: () => void;
  /** @default 2 */
  level?: HeadingProps['level'];
  /** Receives the focus when the step changes. */
  titleRef?: HeadingProps['ref'];
}

/** The header of one step of several, with progress and a back button. */
export function StepsHeader({ title, step, of, onBack, level = 2, titleRef }: StepsHeaderProps) {
  const messages = usePatternMessages();
  return (
    <header className={styles.header}>
      {onBack && (
        <div className={styles.back}>
          <IconButton icon={ArrowLeft} label={messages.back} onClick={onBack} />
        </div>
      )}
      <div className={styles.content}>
        <p className={styles.step}>{messages.stepOf(step, of)}</p>
        <Heading level={level} size="medium" focusable ref={titleRef}>
          {title}
        </Heading>
      </div>
      <progress className={styles.progress} value={step} max={of} aria-hidden="true" />
    </header>
  );
}
