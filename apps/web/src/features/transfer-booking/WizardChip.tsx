import { Car } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from './messages.ts';
import * as styles from './WizardChip.css.ts';

export interface WizardChipProps {
  /** Takes focus, because the traveller has just minimised the wizard. */
  isNew: boolean;
  onOpen: () => void;
}

/** The minimised wizard: one press restores it (XFER-21). */
export function WizardChip({ isNew, onOpen }: WizardChipProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [isNew]);
  return (
    <aside className={styles.place} aria-label={messages.title}>
      <button ref={button} type="button" className={styles.chip} onClick={onOpen}>
        <Car aria-hidden className={styles.icon} />
        {messages.chip}
      </button>
    </aside>
  );
}
