import { Check, type LucideIcon, X } from 'lucide-react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Chip.css.ts';

interface ChipBase {
  /** One to three words. */
  label: string;
  icon?: LucideIcon;
}

export interface ToggleChipProps extends ChipBase {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  disabled?: boolean;
}

export interface RemovableChipProps extends ChipBase {
  onRemove: () => void;
}

/** A toggle button, one of several that can be combined; takes effect immediately: an interest, a feature. */
export function ToggleChip({ label, icon: Icon, pressed, onChange, disabled }: ToggleChipProps) {
  const VisibleIcon = pressed ? Check : Icon;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {VisibleIcon && <VisibleIcon aria-hidden className={styles.icon} />}
      <span className={styles.content}>{label}</span>
    </button>
  );
}

/** A selected item that can be removed: an active filter. */
export function RemovableChip({ label, icon: Icon, onRemove }: RemovableChipProps) {
  const messages = useComponentMessages();
  return (
    <span className={styles.chip}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      <span className={styles.content}>{label}</span>
      <IconButton icon={X} label={messages.remove(label)} onClick={onRemove} />
    </span>
  );
}
